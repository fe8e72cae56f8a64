import { openText, sealText } from './sealed-text.js';

/** Encrypts the private keys in the store, so that a copy of the database does not reveal them. */
export interface KeyCipher {
  /**
   * The name is authenticated with the text: the text of one row is not accepted in another row.
   */
  seal(name: string, text: string): string;
  /** Throws if the text was sealed with another key; returns text that is not sealed as it is. */
  open(name: string, text: string): string;
}

export class StoreKeyError extends Error {}

const keyBytes = 32;
const prefix = 'sealed:1:';

export const isSealed = (text: string): boolean => text.startsWith(prefix);

/** Without a key nothing is sealed, and sealed text cannot be opened. */
export function createKeyCipher(storeKey: string | undefined): KeyCipher {
  const key = storeKey === undefined ? undefined : parseStoreKey(storeKey);
  return {
    seal: (name, text) => (key ? prefix + sealText(key, text, name) : text),
    open(name, text) {
      if (!isSealed(text)) return text;
      if (key) return open(key, name, text);
      throw new StoreKeyError(
        `The store keeps its private keys encrypted, and ${name} cannot be read: set STORE_KEY or STORE_KEY_FILE to the key they were encrypted with.`,
      );
    },
  };
}

/** 32 bytes in Base64 or hexadecimal, as `openssl rand -base64 32` writes them. */
function parseStoreKey(text: string): Buffer {
  const trimmed = text.trim();
  const isHex = /^[0-9a-f]{64}$/i.test(trimmed);
  const isBase64 = /^[\w+/-]{43}=?$/.test(trimmed);
  const key = Buffer.from(trimmed, isHex ? 'hex' : 'base64');
  if ((isHex || isBase64) && key.length === keyBytes) return key;
  throw new StoreKeyError(
    'STORE_KEY must be 32 bytes in Base64 or hexadecimal; make one with: openssl rand -base64 32',
  );
}

function open(key: Buffer, name: string, sealed: string): string {
  const text = openText(key, sealed.slice(prefix.length), name);
  if (text !== undefined) return text;
  throw new StoreKeyError(
    `${name} was encrypted with another key than STORE_KEY gives; set the one it was encrypted with.`,
  );
}
