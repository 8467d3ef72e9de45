// Hands a text to the browser, to be saved as a file.

/** How long a browser may take to begin saving. */
const LONG = 60_000;

export function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `circle-the-wagons-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LONG);
}
