import type {
  ClassificationDocument,
  ConcordanceDocument,
} from '@broadsheet/reports/classifications';
import { withStore } from '../local-store.js';
import { formatTable } from '../terminal/table.js';
import { UserError } from '../user-error.js';

interface StoreOption {
  databaseUrl?: string;
}

export async function listClassifications(options: StoreOption): Promise<void> {
  const rows = await withStore(options, async ({ classifications }) => {
    const all = await classifications.listCurrent();
    return Promise.all(
      all.map(async ({ name, edition }) => {
        const stored = await classifications.find(name, edition);
        return [name, String(edition), ...describe(stored?.document ?? '{}')];
      }),
    );
  });
  if (rows.length === 0) {
    process.stderr.write('There are none. Add one with "broadsheet classifications add".\n');
    return;
  }
  process.stdout.write(formatTable([['NAME', 'EDITION', 'PART', 'COUNTS', 'SOURCE'], ...rows]));
}

function describe(text: string): string[] {
  const document = JSON.parse(text) as ClassificationDocument | ConcordanceDocument;
  const part = document.Extract ? 'extract' : 'whole';
  const counts = 'Links' in document ? countLinks(document) : countCodes(document);
  return [part, counts, document.Source];
}

const countLinks = ({ Links }: ConcordanceDocument) =>
  `${String(Links.length)} links, ${String(Links.filter(({ Exact }) => Exact).length)} exact`;

const countCodes = ({ Levels, Codes }: ClassificationDocument) =>
  Levels.map((name, index) => {
    const count = Codes.filter(({ Level }) => Level === index + 1).length;
    return `${name} ${String(count)}`;
  }).join(', ');

export async function listEditions(name: string, options: StoreOption): Promise<void> {
  const editions = await withStore(options, ({ classifications }) =>
    classifications.listEditions(name),
  );
  if (editions.length === 0) throw new UserError(`There is no ${name} in the store.`);
  const rows = editions.map(({ edition, isCurrent, publishedAt, author }) => [
    ...[String(edition), isCurrent ? 'current' : '', new Date(publishedAt).toISOString(), author],
  ]);
  process.stdout.write(formatTable([['EDITION', '', 'PUBLISHED', 'BY'], ...rows]));
}
