import type { Families } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import type { Library } from './library.js';
import type { FindReported } from './reported-codes.js';

/** What the answers about classifications need. */
export interface ClassificationServices {
  store: Store['classifications'];
  synonyms: Store['synonyms'];
  families: Families;
  getLibrary: () => Promise<Library>;
  findReported: FindReported;
}
