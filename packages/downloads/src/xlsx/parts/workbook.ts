import { relationNamespace, spreadsheetNamespace } from './namespaces.js';
import { relationOf } from './package.js';
import { escapeXml } from './xml.js';

export function writeBook(sheets: readonly string[]): string {
  const listed = sheets.map((name, index) => {
    const number = String(index + 1);
    return `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="${relationOf(index)}"/>`;
  });
  return (
    `<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relationNamespace}">` +
    `<bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets>` +
    '<calcPr fullCalcOnLoad="1"/></workbook>'
  );
}
