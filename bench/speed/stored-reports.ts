import { DatabaseSync } from '@photostructure/sqlite';
import type { Ask } from './load.js';

interface StoredReport {
  country: string;
  code: string;
  language: string;
}

/** Reports spread evenly over the whole store, read directly from its file. */
export function listReports(file: string, family: string, count: number): StoredReport[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const { last } = database.prepare('select max(id) as last from report').get() as { last: number };
  const find = database.prepare(
    'select country, code, language from report where id >= ? and family = ? limit 1',
  );
  const reports = Array.from(
    { length: count },
    (_, index) => find.get(Math.floor((index * last) / count), family) as StoredReport | undefined,
  );
  database.close();
  return reports.filter((report) => report !== undefined);
}

/** One request for each image in the store. */
export function listImageAsks(file: string): Ask[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const images = database.prepare('select chart_sha256 from image').all();
  const drawn = new Set((images as { chart_sha256: string }[]).map((image) => image.chart_sha256));
  const editions = database
    .prepare(
      `select country, code, language, parts from report
       join edition on edition.id = report.edition_id where listing is not null`,
    )
    .all() as (StoredReport & { parts: string })[];
  database.close();
  return editions.flatMap(({ parts, ...report }) =>
    Object.entries(JSON.parse(parts) as Record<string, string>)
      .filter(([, chart]) => drawn.has(chart))
      .map(([name]) => askImage(report, name)),
  );
}

export const askImage = ({ country, code, language }: StoredReport, image = 'Revenue'): Ask => ({
  path: `/industry/v3/image/?${new URLSearchParams({ country, code, language, image }).toString()}`,
});

export const askImages = ({ country, code, language }: StoredReport): Ask => ({
  path: '/industry/v3/images',
  body: { Country: country, Code: code, Language: language },
});

export const askSections = ({ code, language }: StoredReport): Ask => ({
  path: '/company/v3/sections',
  body: {
    Country: 'AU',
    EntityId: Number(code),
    Language: language,
    ReportSections: ['title', 'abn', 'brands', 'financials', 'keypersonnel', 'shareholders'],
  },
});

/** In an order unrelated to where things are stored, the same in every run. */
export function shuffle<T>(items: readonly T[]): T[] {
  let state = 1;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return { item, order: state };
  });
  return keyed.sort((one, other) => one.order - other.order).map(({ item }) => item);
}
