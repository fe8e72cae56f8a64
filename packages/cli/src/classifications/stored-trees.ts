import {
  buildTree,
  type ClassificationDocument,
  type ClassificationTree,
} from '@broadsheet/reports/classifications';
import type { Store } from '@broadsheet/store';
import { UserError } from '../user-error.js';

/** A published classification; refuses one that is not there, and lists those that are. */
export async function getStoredTree(
  { classifications }: Pick<Store, 'classifications'>,
  version: string,
): Promise<ClassificationTree> {
  const all = (await classifications.listCurrent()).filter(({ kind }) => kind === 'classification');
  const found = all.find(({ name }) => name.toLowerCase() === version.toLowerCase());
  const stored = found && (await classifications.find(found.name, found.edition));
  if (stored) return buildTree(JSON.parse(stored.document) as ClassificationDocument);
  const names = all.map(({ name }) => name).join(', ');
  throw new UserError(
    `The classification ${version} is not in the store; ${names === '' ? 'none is' : `there are ${names}`}. Add it with "broadsheet classifications add".`,
  );
}
