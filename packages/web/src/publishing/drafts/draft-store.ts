import type { Draft } from './draft.js';

/** Drafts on this machine. In IndexedDB, because a document may be too large for other storage. */

const databaseName = 'broadsheet-drafts';
const storeName = 'drafts';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex('owner', 'owner');
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(request.error ?? new Error('This browser keeps no drafts.'));
    };
  });
  return opened;
}

async function run<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => {
      resolve(request.result);
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The draft could not be kept.'));
    };
  });
}

/** The drafts of a user, the last changed first. */
export async function listDrafts(owner: string): Promise<Draft[]> {
  const found = await run<Draft[]>(
    'readonly',
    (store) => store.index('owner').getAll(owner) as IDBRequest<Draft[]>,
  );
  return found.toSorted((one, other) => other.changedAt - one.changedAt);
}

/** Undefined if this browser has no such draft, or it belongs to another user. */
export async function findDraft(owner: string, id: string): Promise<Draft | undefined> {
  const draft = await run<Draft | undefined>(
    'readonly',
    (store) => store.get(id) as IDBRequest<Draft | undefined>,
  );
  return draft?.owner === owner ? draft : undefined;
}

export async function saveDraft(draft: Draft): Promise<void> {
  await run('readwrite', (store) => store.put(draft));
}

export async function removeDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id) as IDBRequest<unknown>);
}
