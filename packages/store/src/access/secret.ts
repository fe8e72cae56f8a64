import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createKeyThreads } from './key-threads.js';

/**
 * Hashes of passwords and client secrets: scrypt with its parameters written into the hash, so
 * that they can be raised later without making old hashes unreadable.
 */
export interface SecretCost {
  /** log2 of scrypt's N. */
  logN: number;
  r: number;
  p: number;
}

/** What OWASP recommends for 32 MiB of memory. */
export const defaultSecretCost: SecretCost = { logN: 15, r: 8, p: 3 };

const saltLength = 16;
const keyLength = 32;

/** 192 random bits, in letters that need no escaping anywhere. */
export function generateSecret(): string {
  return randomBytes(24).toString('base64url');
}

export async function hashSecret(secret: string, cost: SecretCost): Promise<string> {
  const salt = randomBytes(saltLength);
  return writeHash(cost, salt, await derive(secret, salt, cost));
}

/** A random hash that no secret matches, to compare with if the client or user does not exist. */
export function decoyHash(cost: SecretCost): string {
  return writeHash(cost, randomBytes(saltLength), randomBytes(keyLength));
}

function writeHash({ logN, r, p }: SecretCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function verifySecret(secret: string, hash: string): Promise<boolean> {
  const [scheme, logN, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key)
    throw new Error(`unknown secret hash ${String(scheme)}`);
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(secret, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Whether the hash was made with a lower cost than is configured now. */
export function needsRehash(hash: string, { logN, r, p }: SecretCost): boolean {
  const [, hashLogN, hashR, hashP] = hash.split('$').map(Number);
  return 2 ** (hashLogN ?? 0) * (hashR ?? 0) * (hashP ?? 0) < 2 ** logN * r * p;
}

/**
 * Shared by all stores of the process, so that the memory for keys is bounded however many there are.
 */
const threads = createKeyThreads({
  threads: Math.min(4, availableParallelism()),
  idleMs: 60_000,
});

function derive(secret: string, salt: Buffer, { logN, r, p }: SecretCost): Promise<Buffer> {
  const N = 2 ** logN;
  // Node refuses to use more than 32 MiB unless told otherwise.
  const options = { N, r, p, maxmem: 256 * N * r };
  return threads.derive({ secret, salt, length: keyLength, options });
}
