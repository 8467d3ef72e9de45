// Saves a text or a picture as a file download.

/** How long the URL stays valid for the download to start. */
const LONG = 60_000;

const KINDS = { json: 'application/json', txt: 'text/plain' } as const;

type File = {
  /** Defaults to today's date. */
  readonly name?: string;
  readonly kind: keyof typeof KINDS;
};

export function save(text: string, { name, kind }: File): void {
  const file = new Blob([text], { type: KINDS[kind] });
  saveBlob(file, `circle-the-wagons-${name ?? new Date().toISOString().slice(0, 10)}.${kind}`);
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG);
}
