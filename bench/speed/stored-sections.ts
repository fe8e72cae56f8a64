import { DatabaseSync } from '@photostructure/sqlite';

/** Reads one section of every company directly from the file; returns the number of bytes. */
export function readStoredSection(file: string, token: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `select edition.sections from report join edition on edition.id = report.edition_id
       where report.family = 'company' order by report.code_order, report.language_key`,
    )
    .iterate() as Iterable<{ sections: Uint8Array }>;
  let bytes = 0;
  for (const row of rows) {
    const sections = Buffer.from(row.sections.buffer, row.sections.byteOffset, row.sections.length);
    let offset = 4 + sections.readUInt32LE();
    const index = JSON.parse(sections.toString('utf8', 4, offset)) as [string, number][];
    for (const [name, length] of index) {
      if (name === token) bytes += Buffer.from(sections.subarray(offset, offset + length)).length;
      offset += length;
    }
  }
  database.close();
  return bytes;
}
