// Draws the plots of docs/lab.md as SVG files that are readable in light and dark pages.

export type DrawnBar = {
  readonly label: string;
  readonly value: number;
  readonly range?: readonly [number, number] | undefined;
  /** The number at the right end of the row. */
  readonly text: string;
};

export type DrawnBars = {
  readonly title: string;
  readonly bars: readonly DrawnBar[];
  /** Where bars start. */
  readonly base: number;
};

export type DrawnHeat = {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values: ReadonlyArray<ReadonlyArray<number | null>>;
};

/** Pages choose the theme of an image by the same query. */
const STYLE = `<style>
text{font:13px system-ui,sans-serif;fill:#33261a}.soft{fill:#64503a}.bar{fill:#c08a2e}.range,.base{stroke:#33261a}
.range{stroke-width:2}.gain{fill:#2f6b1e}.loss{fill:#a3301c}
@media(prefers-color-scheme:dark){text{fill:#f2e5cc}.soft{fill:#cdb892}.bar{fill:#a97b2c}.range,.base{stroke:#f2e5cc}
.gain{fill:#9fd07f}.loss{fill:#f19a83}}
</style>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const svg = (title: string, width: number, height: number, body: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    STYLE,
    ...body,
    '</svg>\n',
  ].join('\n');

const WIDTH = 760;
const [LABELS, NUMBERS, ROW] = [180, 150, 22];

/** Bars with intervals, one below the other. */
export function drawBars({ title, bars, base }: DrawnBars): string {
  const ends = [base, ...bars.flatMap(({ value, range }) => [value, ...(range ?? [])])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = WIDTH - LABELS - NUMBERS - 16;
  const x = (value: number): string => (LABELS + ((value - least) / (most - least || 1)) * room).toFixed(1);
  const height = bars.length * ROW + 8;
  const rows = bars.flatMap(({ label, value, range, text }, i) => {
    const middle = 4 + i * ROW + ROW / 2;
    const [from, to] = [Math.min(base, value), Math.max(base, value)];
    const width = (Number(x(to)) - Number(x(from))).toFixed(1);
    return [
      `<text x="${LABELS - 10}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="bar" x="${x(from)}" y="${middle - 6}" width="${width}" height="12"/>`,
      ...(range
        ? [
            `<path class="range" d="M${x(range[0])} ${middle}H${x(range[1])}M${x(range[0])} ${middle - 4}v8M${x(range[1])} ${middle - 4}v8"/>`,
          ]
        : []),
      `<text class="soft" x="${WIDTH - 4}" y="${middle + 4}" text-anchor="end">${escaped(text)}</text>`,
    ];
  });
  return svg(title, WIDTH, height, [...rows, `<path class="base" d="M${x(base)} 0V${height}"/>`]);
}

const CELL = 36;
const TOP = 130;

/** A table of numbers; the stronger the color, the farther from zero. */
export function drawHeat({ title, rows, columns, values }: DrawnHeat): string {
  const most = Math.max(...values.flat().map((value) => Math.abs(value ?? 0)), Number.MIN_VALUE);
  const heads = columns.map((column, i) => {
    const x = LABELS + i * CELL + CELL / 2 + 4;
    return `<text class="soft" transform="translate(${x} ${TOP - 8}) rotate(-90)">${escaped(column)}</text>`;
  });
  const body = rows.flatMap((row, at) => {
    const y = TOP + at * ROW;
    return [
      `<text x="${LABELS - 10}" y="${y + 15}" text-anchor="end">${escaped(row)}</text>`,
      ...(values[at] ?? []).flatMap((value, i) => {
        if (value === null) return [];
        const x = LABELS + i * CELL;
        const strength = (0.4 * Math.abs(value)) / most;
        const kind = value < 0 ? 'loss' : 'gain';
        return [
          `<rect class="${kind}" x="${x}" y="${y}" width="${CELL - 1}" height="${ROW - 1}" opacity="${strength.toFixed(2)}"/>`,
          `<text x="${x + CELL - 5}" y="${y + 15}" text-anchor="end">${signed(value)}</text>`,
        ];
      }),
    ];
  });
  return svg(title, LABELS + columns.length * CELL + 8, TOP + rows.length * ROW + 4, [...heads, ...body]);
}

/** One decimal, with a real minus sign and no minus zero. */
export function signed(value: number, places = 1): string {
  const text = Math.abs(value).toFixed(places);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
