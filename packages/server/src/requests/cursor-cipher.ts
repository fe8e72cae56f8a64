import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts places in a list. A place is a number that counts what was published, also what its reader
 * may not see; encrypted, and never twice the same, it tells nothing of that.
 */
export interface CursorCipher {
  seal(text: string): string;
  /** Undefined for what was not sealed with this key. */
  open(cursor: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function createCursorCipher(key: Buffer): CursorCipher {
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      try {
        const iv = bytes.subarray(0, ivBytes);
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const encrypted = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
