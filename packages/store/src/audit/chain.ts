import { hash as hashOnce, randomBytes } from 'node:crypto';
import type { Act } from './act.js';

/** Where the chain of the audit log has come to. */
export interface ChainHead {
  position: number;
  hash: string;
}

/** A line of the log as it is hashed. The address stands for itself by a hash with salt. */
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

/** Continues the chain: each line's hash is of the hash before it, so that a line cannot go unnoticed. */
export function linkActs(head: ChainHead, at: number, acts: Act[]): ChainLink[] {
  let { position, hash } = head;
  // For all of them at once: many reports are published together.
  const salts = randomBytes(saltBytes * acts.length);
  return acts.map(({ actor, action, target, detail = {} }, index) => {
    position += 1;
    const from = saltBytes * index;
    const salt = salts.toString('base64url', from, from + saltBytes);
    const line = {
      ...{ position, at, actor: actor.name, action, target },
      addressHash: hashAddress(actor.address, salt),
      detail: JSON.stringify(detail),
    };
    hash = hashLine(hash, line);
    return { ...line, hash, address: actor.address, salt };
  });
}

/**
 * The hash of an address says nothing once the salt is gone, so addresses can be forgotten and the
 * chain still be checked.
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

/** The part of a line's hash that stands for its address. */
export function addressHashOf(hash: string): string {
  return hash.slice(0, hash.indexOf('.'));
}

function sha256(text: string): string {
  return hashOnce('sha256', text, 'base64url');
}
