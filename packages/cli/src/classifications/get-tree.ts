import {
  buildTree,
  type ClassificationDocument,
  type ClassificationTree,
} from '@broadsheet/reports/classifications';
import { UserError } from '../user-error.js';
import type { ClassificationTarget } from './classification-target.js';

/** A published classification; refuses one that is not there, and lists those that are. */
export async function getTree(
  target: ClassificationTarget,
  version: string,
): Promise<ClassificationTree> {
  const document = await target.findDocument(version);
  if (document !== undefined) return buildTree(document as ClassificationDocument);
  const names = (await target.list())
    .map(({ name }) => name)
    .filter((name) => !name.includes('/'))
    .join(', ');
  throw new UserError(
    `The classification ${version} is not published at ${target.name}; ${names === '' ? 'none is' : `there are ${names}`}. Add it with "broadsheet classifications add".`,
  );
}
