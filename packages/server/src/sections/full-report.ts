import type { ReadyEdition } from '../editions/current-editions.js';

/** The text before and after the sections of a full report. */
export function writeReportHead(
  { number, title, publishedAt, updatedAt, listing }: ReadyEdition,
  key: object,
): { head: Buffer; tail: Buffer } {
  const report = {
    ...key,
    Title: title,
    Edition: number,
    PublishedAt: new Date(publishedAt).toISOString(),
    UpdatedAt: new Date(updatedAt).toISOString(),
  };
  const images = listing ? `,${withoutBraces(listing.get(false))}` : '';
  return {
    head: Buffer.from(`{"Report":${JSON.stringify(report)},"Sections":[`),
    tail: Buffer.from(`]${images}}`),
  };
}

/** `{"Images":[…]}` without its braces. */
const withoutBraces = (listing: Buffer) => listing.toString('utf8', 1, listing.length - 1);
