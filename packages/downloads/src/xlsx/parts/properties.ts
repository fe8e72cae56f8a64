import { escapeXml } from './xml.js';

export interface WorkbookFacts {
  title: string;
  subject: string;
  /** ISO 8601. The workbook says that it was made then, so that its bytes do not depend on the clock. */
  publishedAt: string;
}

export function writeProperties({ title, subject, publishedAt }: WorkbookFacts): string {
  const time = `${new Date(publishedAt).toISOString().slice(0, 19)}Z`;
  const dates = ['created', 'modified'].map(
    (name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time}</dcterms:${name}>`,
  );
  return (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:subject>${escapeXml(subject)}</dc:subject>` +
    `${dates.join('')}</cp:coreProperties>`
  );
}
