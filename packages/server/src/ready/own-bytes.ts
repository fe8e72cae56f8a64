/**
 * Copies bytes into a buffer of exactly their size, for keeping in a cache. A buffer from zlib is
 * the start of a 16 KiB block, and the whole block stays in memory as long as the buffer: small
 * texts would take many times the size that is counted for them.
 */
export function toOwnBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
