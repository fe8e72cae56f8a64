import { hash as hashOnce, randomBytes } from 'node:crypto';
import type { Act } from './act.js';

/** The end of the audit log's hash chain. */
export interface ChainHead {
  position: number;
  hash: string;
}

/** A line of the log as it is hashed. The address is included as a salted hash. */
export interface ChainLine {
  position: number;
  at: number;
  actor: string;
  addressHash: string;
  action: string;
  target: string;
  /** JSON, as it is stored. */
  detail: string;
}

export interface ChainLink extends ChainLine {
  hash: string;
  address: string;
  salt: string;
}

const saltBytes = 16;

/** Continues the chain: each line's hash covers the previous hash, so a removed line is noticed. */
export function linkActs(head: ChainHead, at: number, acts: Act[]): ChainLink[] {
  let { position, hash } = head;
  // Random bytes for all acts in one call: many reports are published together.
  const salts = randomBytes(saltBytes * acts.length);
  return acts.map(({ actor, action, target, detail = {} }, index) => {
    position += 1;
    const from = saltBytes * index;
    const salt = salts.toString('base64url', from, from + saltBytes);
    const line = {
      position,
      at,
      actor: actor.name,
      action,
      target,
      addressHash: hashAddress(actor.address, salt),
      detail: JSON.stringify(detail),
    };
    hash = hashLine(hash, line);
    return { ...line, hash, address: actor.address, salt };
  });
}

/**
 * Without the salt the hash reveals nothing about the address, so addresses can be deleted and the
 * chain can still be checked.
 */
export function hashAddress(address: string, salt: string): string {
  return sha256(JSON.stringify([salt, address]));
}

export function hashLine(before: string, line: ChainLine): string {
  const { position, at, actor, addressHash, action, target, detail } = line;
  return `${addressHash}.${sha256(
    JSON.stringify([before, position, at, actor, addressHash, action, target, detail]),
  )}`;
}

/** The part of a line's hash that covers its address. */
export function addressHashOf(hash: string): string {
  return hash.slice(0, hash.indexOf('.'));
}

function sha256(text: string): string {
  return hashOnce('sha256', text, 'base64url');
}
