// Copies a text for the reader.

/** False when the browser does not allow it, as without a secure connection. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
