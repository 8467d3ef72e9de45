// Describes the device behind a request in product names, which are the same in every language: `Firefox · Linux`.

/** The first one that matches: most browsers name others too. */
const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** An empty text if the header says nothing. */
export function deviceOf(userAgent = ''): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter((name) => name !== undefined).join(' · ');
}
