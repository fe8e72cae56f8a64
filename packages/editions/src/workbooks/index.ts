/** Documents as workbooks and CSV files, by the schemas of their families. */
export { addComments, type CellComment } from './writing/add-comments.js';
export { writeCsvSheet } from './csv-sheets.js';
export { fillSheets } from './writing/fill-sheets.js';
export { getLayout } from './reading/read-workbook.js';
export { writeWorkbook, writeCsvFiles } from './writing/write-workbook.js';
