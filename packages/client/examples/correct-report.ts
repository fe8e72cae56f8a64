// Corrects the title of a report, unless somebody else has published it in the meantime.
//   node correct-report.js AU 1214 "A better title"

import { EditionConflictError } from '@broadsheet/client';
import { connect } from './connect.js';

const [country = 'AU', code = '1214', title = 'A better title'] = process.argv.slice(2);
const { publishing } = connect();

const current = await publishing.document({ country, code });
if (!current) throw new Error(`There is no report ${country} ${code}.`);

try {
  const document = { ...(current.document as object), Title: title };
  const { edition, outcome, changed } = await publishing.publish({ country, code }, document, {
    ifMatch: current.etag,
  });
  console.log(`edition ${String(edition)} ${outcome}, ${String(changed.length)} parts changed`);
} catch (error) {
  if (!(error instanceof EditionConflictError)) throw error;
  console.error('Somebody else has published a newer edition; look at it first.');
  process.exitCode = 1;
}
