import { escapeXml } from './xml.js';

export interface WorkbookFacts {
  title: string;
  subject: string;
  /**
   * ISO 8601; empty if nothing in it is published. The workbook says that it was made then, so that
   * its bytes do not depend on the clock.
   */
  publishedAt: string;
}

export function writeProperties({ title, subject, publishedAt }: WorkbookFacts): string {
  const names = publishedAt === '' ? [] : ['created', 'modified'];
  const dates = names.map(
    (name) =>
      `<dcterms:${name} xsi:type="dcterms:W3CDTF">${publishedAt.slice(0, 19)}Z</dcterms:${name}>`,
  );
  return (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:subject>${escapeXml(subject)}</dc:subject>` +
    `${dates.join('')}</cp:coreProperties>`
  );
}
