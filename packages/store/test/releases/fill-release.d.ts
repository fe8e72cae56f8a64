import type { EditionDraft, Store } from '../../src/index.js';

export function fillRelease(store: Pick<Store, 'clients' | 'editions'>): Promise<void>;
export function draftOf(code: string, title: string, value: number): EditionDraft;
