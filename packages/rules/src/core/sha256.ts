// SHA-256 (FIPS 180-4), the one digest behind deck hashes and deals: the same in Node and in every browser.

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square
// roots of the first 8. Cube roots need more digits than a float has, so they are found in integers.
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

/** floor(radicand^(1/degree)), by bisection. */
function integerRoot(radicand: bigint, degree: bigint): bigint {
  let low = 0n;
  let high = 1n << 64n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= radicand) low = middle;
    else high = middle;
  }
  return low;
}
const fraction = (prime: number, degree: bigint): number =>
  Number(integerRoot(BigInt(prime) << (32n * degree), degree) & 0xffffffffn);

const K = Uint32Array.from(primes, (p) => fraction(p, 3n));
const H = Uint32Array.from(primes.slice(0, 8), (p) => fraction(p, 2n));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of some bytes, as eight 32-bit words. */
export function sha256(bytes: readonly number[]): Uint32Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const message = new Uint8Array(blocks * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 4, bytes.length * 8);

  const hash = H.slice();
  const w = new Uint32Array(64);
  const at = (words: Uint32Array, i: number): number => words[i] ?? 0;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const near = at(w, i - 2);
      const far = at(w, i - 15);
      const s0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
      const s1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const S1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + S1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const S0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
  }
  return hash;
}

/** The UTF-8 bytes of a text; half of a surrogate pair becomes U+FFFD, as in every other encoder. */
export const utf8 = (text: string): number[] =>
  Array.from(
    // As an address it is all plain letters and bytes in hexadecimal digits.
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).matchAll(/%(..)|./g),
    ([letter, byte]) => (byte === undefined ? letter.charCodeAt(0) : parseInt(byte, 16)),
  );

export const hex = (words: Uint32Array): string =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
