/** Decodes Base64; undefined if the text is not Base64, or cut short. */
export function findBase64Bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  // `atob` accepts text without padding, which is what cut-short text looks like.
  if (text.length % 4 !== 0) return undefined;
  return findQuickly(text) ?? findStrictly(text);
}

interface BufferOfPlatform {
  from(content: ArrayBuffer): { write(text: string, encoding: 'base64'): number };
}

/**
 * Several times as fast on Node and similar platforms. It also accepts the URL-safe letters, and
 * skips what is not Base64, which then decodes to fewer bytes than expected: in that case
 * `findStrictly` decides.
 */
function findQuickly(text: string): Uint8Array<ArrayBuffer> | undefined {
  const { Buffer: platform } = globalThis as { Buffer?: BufferOfPlatform };
  if (!platform || text.includes('-') || text.includes('_')) return undefined;
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  return platform.from(bytes.buffer).write(text, 'base64') === bytes.length ? bytes : undefined;
}

function findStrictly(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
}

/** A multiple of three, so that pieces join without padding; small enough for an argument list. */
const pieceBytes = 3 * 4096;

/** Encodes on one line. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + pieceBytes)));
  }
  return text;
}
