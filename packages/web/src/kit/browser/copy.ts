// Copies a text to the clipboard.

/** False if the browser refuses, for example on an insecure connection. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
