// Validates a mail address.

const LONGEST = 254;
/** One plain address. No quotes, comments, commas or line breaks: mail programs disagree about those. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,}$/;

/** The address, if it is exactly one. */
export function readAddress(text: string): string | undefined {
  const address = text.trim();
  return address.length <= LONGEST && ADDRESS.test(address) ? address : undefined;
}
