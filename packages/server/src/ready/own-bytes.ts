/**
 * The same bytes in memory of their own size, to be kept. What zlib gives is the beginning of 16 KiB, all
 * of which stays as long as it does: small texts would take many times what is counted for them.
 */
export function toOwnBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
