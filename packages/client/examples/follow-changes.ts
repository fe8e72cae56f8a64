// Prints what changed since the last run, and remembers how far it came.
//   node follow-changes.js cursor.txt

import { readFile, writeFile } from 'node:fs/promises';
import { connect } from './connect.js';

const [file = 'cursor.txt'] = process.argv.slice(2);
const after = await readFile(file, 'utf8').catch(() => undefined);

for await (const { kind, key, edition, changed, cursor } of connect().changes({ after })) {
  console.log(kind, key, edition, changed.map(({ name }) => name).join(' '));
  if (cursor !== undefined) await writeFile(file, cursor);
}
