// One text as one frame of a socket, ready to be written to any number of them.

/**
 * As the standard wants it from a server: final, a text, unmasked (RFC 6455, 5.2). `ws` would make a frame anew for
 * everybody who hears the same, and that costs as much as the kernel takes to send it.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x81;
  if (start === 2) {
    frame[1] = length;
  } else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
