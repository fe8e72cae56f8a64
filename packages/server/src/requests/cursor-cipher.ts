import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts positions in a list. A position is a number that counts everything published, including
 * reports the client may not see. Encrypted, and different each time, it reveals nothing about
 * them.
 */
export interface CursorCipher {
  seal(text: string): string;
  /** Undefined for a text that was not sealed with this key. */
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
