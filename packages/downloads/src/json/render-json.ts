import type { Report } from '../making/read-report.js';

/** The full report, byte for byte as the operation `fullreport` answers it. */
export function renderJson({ head, sections, charts, images, isPart }: Report): Uint8Array {
  const report = {
    ...head.key,
    Title: head.title,
    Edition: head.edition,
    PublishedAt: head.publishedAt,
    UpdatedAt: head.updatedAt,
  };
  const shown = new Set([...charts, ...sections.flatMap((each) => each.charts)].map(nameOf));
  const listed = isPart ? images.filter(({ Name }) => shown.has(Name)) : images;
  const results = sections.map(({ result }) => Buffer.from(result).toString());
  const tail = listed.length > 0 ? `,"Images":${JSON.stringify(listed)}` : '';
  return Buffer.from(
    `{"Report":${JSON.stringify(report)},"Sections":[${results.join(',')}]${tail}}`,
  );
}

const nameOf = ({ name }: { name: string }) => name;
