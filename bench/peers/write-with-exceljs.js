/** exceljs, the library that most services write workbooks with. */
import ExcelJS from 'exceljs';

/** The cells of a workbook: values, and formulas with their results. */
export async function readCells(bytes) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes);
  return book.worksheets.map((sheet) => {
    const rows = [];
    sheet.eachRow({ includeEmpty: true }, (row) => {
      rows.push(row.values.slice(1).map((value) => value ?? null));
    });
    return { name: sheet.name, rows };
  });
}

export async function writeCells(sheets) {
  const book = new ExcelJS.Workbook();
  for (const { name, rows } of sheets) book.addWorksheet(name).addRows(rows);
  return new Uint8Array(await book.xlsx.writeBuffer());
}
