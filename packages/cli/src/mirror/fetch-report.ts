import type { Broadsheet, ImageDescriptor } from '@broadsheet/client';
import { sectionTokens } from '@broadsheet/contract/sections';
import type { ListedReport } from '../reading/list-reports.js';
import { UserError } from '../user-error.js';

interface FetchOptions {
  client: Broadsheet;
  signal: AbortSignal;
  /** Bounds how many requests there are at a time. */
  limit: <T>(work: () => Promise<T>) => Promise<T>;
  /** Takes each file as soon as it is there. */
  onFile: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** Fetches all files of a report; false where there is no such report any more. */
export function fetchReport(report: ListedReport, options: FetchOptions): Promise<boolean> {
  return report.family === 'industry'
    ? fetchImages(report, options)
    : fetchSections(report, options);
}

async function fetchImages(report: ListedReport, options: FetchOptions): Promise<boolean> {
  const { client, signal, limit } = options;
  const images = await limit(() => client.industry.images(report, { signal }));
  await settleAll(images.map((image) => fetchImage(image, options)));
  return images.length > 0;
}

async function fetchImage(image: ImageDescriptor, options: FetchOptions): Promise<void> {
  const { client, signal, limit, onFile } = options;
  if (!/^\w{1,64}$/.test(image.name)) {
    throw new UserError(`it has a chart ${JSON.stringify(image.name)}, which no file can be`);
  }
  const found = await limit(() => client.industry.image(image, { signal }));
  // A hole in the folder must not pass for a whole report.
  if (!found) throw new UserError(`its chart ${image.name} is listed, but not there`);
  await onFile(`${image.name}.png`, found.bytes);
}

async function fetchSections(report: ListedReport, options: FetchOptions): Promise<boolean> {
  const { client, signal, limit, onFile } = options;
  const { country, code, language } = report;
  const query = { country, entityId: Number(code), language, sections: sectionTokens };
  const found = await limit(() => client.company.sections(query, { signal }));
  if (!found) return false;
  for (const [token, { status, body }] of Object.entries(found)) {
    if (status !== 200) continue;
    await onFile(`${token}.json`, Buffer.from(`${JSON.stringify(body, null, 2)}\n`));
  }
  return true;
}

/** Waits for all, also when one fails: none may still be writing when the report is given up. */
async function settleAll(works: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
