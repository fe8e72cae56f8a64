import type { Report } from '../making/read-report.js';
import { writeZip } from '../zip.js';
import { describePackage } from './describe-package.js';
import { listTables } from './list-tables.js';
import { writeCsv } from './write-csv.js';

/** A ZIP with a CSV file for each table, and `datapackage.json`, which describes them. */
export function renderCsvFiles(report: Report): Uint8Array {
  const tables = listTables(report);
  const description = `${JSON.stringify(describePackage(report, tables), null, 2)}\n`;
  return writeZip([
    { name: 'datapackage.json', bytes: Buffer.from(description) },
    ...tables.map((table) => ({
      name: `${table.name}.csv`,
      bytes: Buffer.from(
        writeCsv({ fields: table.fields.map((field) => field.name), rows: table.rows }),
      ),
    })),
  ]);
}
