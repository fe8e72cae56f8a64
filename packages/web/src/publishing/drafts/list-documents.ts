import type { PublishingWords } from '../publishing-words.js';
import type { FoundFile } from './found-file.js';

/** A file with a document, or the CSV files that are the sheets of one. */
export interface DocumentFiles {
  /** Of the file or the folder. */
  name: string;
  files: File[];
  isCsv: boolean;
}

export interface ListedDocuments {
  documents: DocumentFiles[];
  /** Why files were refused, a sentence each. */
  refused: string[];
}

/** The accepted kinds of files, for the file chooser. */
export const takenFiles = '.yaml,.yml,.json,.xlsx,.csv';

const documentName = /\.(ya?ml|json|xlsx)$/i;
const otherWorkbook = /\.(xls[mb]?|ods|numbers)$/i;
const csvName = /\.csv$/i;
const csvReport = /^report\.csv$/i;
/** Sheets that belong to the editor. */
const ownSheet = /^[._]/;
/** In a folder: hidden files, Excel's lock files, schemas, programs. */
const passedOver = /(^|\/)(\.|~\$|node_modules\/)|\.schema\.json$/i;

/**
 * The documents in the files, by the same rules as the command line: each file is one, and a folder
 * with a Report.csv is one document. In a folder, other files are skipped; a file that was chosen
 * itself is refused.
 */
export function listDocuments(
  found: readonly FoundFile[],
  { files: words }: PublishingWords,
): ListedDocuments {
  const folders = new Set(found.map(({ folder }) => folder));
  const documents: DocumentFiles[] = [];
  const refused: string[] = [];
  for (const folder of folders) {
    const files = found
      .filter((each) => each.folder === folder)
      .map(({ file }) => file)
      .filter(({ name }) => folder === '' || !passedOver.test(`${folder}/${name}`));
    for (const file of files) {
      const { name } = file;
      if (documentName.test(name)) documents.push({ name, files: [file], isCsv: false });
      else if (folder === '' && !csvName.test(name)) {
        refused.push(
          otherWorkbook.test(name)
            ? words.otherWorkbook(name)
            : words.wrongName(name, takenFiles.replaceAll(',', ', ')),
        );
      }
    }
    const sheets = files.filter(({ name }) => csvName.test(name) && !ownSheet.test(name));
    const [first] = sheets;
    if (!first) continue;
    if (sheets.some(({ name }) => csvReport.test(name))) {
      const name = folder === '' ? 'Report.csv' : (folder.split('/').at(-1) ?? '');
      documents.push({ name, files: sheets, isCsv: true });
    } else refused.push(words.sheetAlone(first.name));
  }
  if (documents.length + refused.length === 0) refused.push(words.nothing);
  return { documents, refused };
}
