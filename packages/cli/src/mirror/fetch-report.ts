import type { Broadsheet, ChartFileFormat } from '@broadsheet/client';
import { wholeFieldsOf, type Families } from '@broadsheet/contract';
import { clientKeyOf, wholeReportOf, type ClientKey } from '../reading/client-key.js';
import type { ListedReport } from '../reading/list-reports.js';
import { UserError } from '../user-error.js';
import { isChartFormat, type MirrorFormat } from './formats.js';

interface FetchOptions {
  client: Broadsheet;
  families: Families;
  formats: readonly MirrorFormat[];
  signal: AbortSignal;
  /** Limits the number of concurrent requests. */
  limit: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called for each file as soon as it is fetched. */
  onFile: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** Fetches all files of a report, charts and sections; false if the report no longer exists. */
export async function fetchReport(report: ListedReport, options: FetchOptions): Promise<boolean> {
  const { charts, sections } = options.families.get(report.family);
  const key = clientKeyOf(report, options.families);
  const tokens = Object.keys(sections);
  const hasImages = Object.keys(charts).length > 0 && (await fetchImages(report, key, options));
  const hasSections = tokens.length > 0 && (await fetchSections(report, { key, tokens }, options));
  const isThere = hasImages || hasSections;
  if (isThere && options.formats.includes('pdf')) await fetchPdf(report, options);
  return isThere;
}

async function fetchPdf(
  report: ListedReport,
  { client, families, signal, limit, onFile }: FetchOptions,
): Promise<void> {
  const { Language: language, ...key } = families.writeKey(report);
  const request = {
    family: report.family,
    key,
    language: String(language),
    format: 'pdf',
    fields: wholeFieldsOf(families.get(report.family)),
  } as const;
  const bytes = await limit(async () => (await client.download({ ...request, signal }))?.bytes());
  // A report with a missing file must not count as complete.
  if (!bytes) throw new UserError('it is listed, but the service has no PDF of it');
  await onFile('report.pdf', bytes);
}

async function fetchImages(
  { family }: ListedReport,
  key: ClientKey,
  options: FetchOptions,
): Promise<boolean> {
  const { client, signal, limit } = options;
  const images = await limit(() => client.family(family).images(key, { signal }));
  await settleAll(
    images.flatMap((image) =>
      options.formats
        .filter(isChartFormat)
        .map((format) => fetchImage({ family, key, image, format }, options)),
    ),
  );
  return images.length > 0;
}

interface ChartRequest {
  family: string;
  key: ClientKey;
  image: { name: string; url: string };
  format: ChartFileFormat;
}

async function fetchImage(
  { family, key, image, format }: ChartRequest,
  options: FetchOptions,
): Promise<void> {
  const { client, signal, limit, onFile } = options;
  if (!/^\w{1,64}$/.test(image.name)) {
    throw new UserError(
      `it has a chart ${JSON.stringify(image.name)}, which cannot be a file name`,
    );
  }
  const reports = client.family(family);
  // Every service has the image call, and its answers are cached.
  const found = await limit<{ bytes: Uint8Array } | undefined>(() =>
    format === 'png'
      ? reports.image(image, { signal })
      : reports.chartFile({ ...key, image: image.name, format }, { signal }),
  );
  // A report with a missing file must not count as complete.
  if (!found)
    throw new UserError(`its chart ${image.name} is listed, but the service does not have it`);
  await onFile(`${image.name}.${format}`, found.bytes);
}

async function fetchSections(
  report: ListedReport,
  { key, tokens }: { key: ClientKey; tokens: readonly string[] },
  options: FetchOptions,
): Promise<boolean> {
  const { client, families, signal, limit, onFile } = options;
  const query = { ...key, ...wholeReportOf(report, families), sections: tokens };
  const found = await limit(() => client.family(report.family).sections(query, { signal }));
  if (!found) return false;
  for (const [token, { status, body }] of Object.entries(found)) {
    if (status !== 200) continue;
    await onFile(`${token}.json`, Buffer.from(`${JSON.stringify(body, null, 2)}\n`));
  }
  return true;
}

/** Waits for all even if one fails: no write may be in progress when the report is discarded. */
async function settleAll(works: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
