export { canonicalJson, sha256 } from './canonical.js';
export type { Act, Actor, AuditEntry, AuditQuery, AuditStore } from './audit.js';
export {
  ClientExistsError,
  NoSuchClientError,
  NoSuchUserError,
  type Client,
  type ClientChanges,
  type Entitlement,
  type NewClient,
  type RateLimit,
} from './client.js';
export type { ClientStore } from './clients.js';
export { BadDatabaseUrlError, withoutPassword } from './database.js';
export type { CurrentEdition, EditionDraft, EditionStore, Published } from './editions.js';
export { lookupOf } from './editions.js';
export type { ImageKey, ImageStore, StoredImage } from './images.js';
export { NewerDatabaseError } from './migrate.js';
export { generateSecret, type SecretCost } from './secret.js';
export type { SigningKey } from './signing-keys.js';
export { openStore, type Store, type StoreOptions } from './store.js';
export type { SpanningRow, SpanningStore, StoredFigures } from './spanning.js';
