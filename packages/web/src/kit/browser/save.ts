// Hands a text to the browser, to be saved as a file.

/** How long a browser may take to begin saving. */
const LONG = 60_000;

const KINDS = { json: 'application/json', txt: 'text/plain' } as const;

type File = {
  /** What it is about; today's date if nothing is said. */
  readonly name?: string;
  readonly kind: keyof typeof KINDS;
};

export function save(text: string, { name, kind }: File): void {
  const url = URL.createObjectURL(new Blob([text], { type: KINDS[kind] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `circle-the-wagons-${name ?? new Date().toISOString().slice(0, 10)}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG);
}
