import { openText, sealText, type Store } from '@broadsheet/store';
import { once } from '../requests/once.js';
import type { Pending } from './provider.js';

/** A sign-in that has begun: kept in an encrypted cookie while the browser is at the provider. */
export interface PendingSignIn extends Pending {
  /** The path to return to. */
  to: string;
  expiresAt: number;
}

export interface PendingSignIns {
  seal(pending: PendingSignIn): Promise<string>;
  /** Undefined for a text that this service did not write. */
  open(sealed: string): Promise<PendingSignIn | undefined>;
}

/** Tells it from cursors and addresses of charts, which are sealed with the same key. */
const mark = 'openid 1';

export function createPendingSignIns(getCursorKey: Store['getCursorKey']): PendingSignIns {
  const getKey = once(getCursorKey);
  return {
    async seal({ state, nonce, verifier, to, expiresAt }) {
      const { key } = await getKey();
      return sealText(key, JSON.stringify([mark, state, nonce, verifier, to, expiresAt]));
    },
    async open(sealed) {
      const text = openText((await getKey()).key, sealed);
      if (!text?.startsWith(`["${mark}"`)) return undefined;
      type SealedFields = [string, string, string, string, string, number];
      const [, state, nonce, verifier, to, expiresAt] = JSON.parse(text) as SealedFields;
      return { state, nonce, verifier, to, expiresAt };
    },
  };
}
