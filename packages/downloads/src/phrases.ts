/** The words of a file that do not come from a family. */
export interface FilePhrases {
  contents: string;
  charts: string;
  edition: (number: number) => string;
  published: (date: string) => string;
  page: (page: string, pages: string) => string;
  /** For columns that continue a table: `Columns 9 to 16 of 60`. */
  columns: (from: number, to: number, all: number) => string;
  /** Names the second line below each figure of a table. */
  below: (name: string) => string;
  millions: (currency: string) => string;
  cite: (report: string) => string;
  /** The line with the source of a report, and the date of its data where it is known. */
  source: (name: string, date?: string) => string;
  list: (parts: string[]) => string;
  /** What a line does between its first and its last figure. */
  course: (from: string, to: string) => string;
  /** The heading of single values. */
  glance: string;
}

const english: FilePhrases = {
  contents: 'Contents',
  charts: 'Charts',
  edition: (number) => `Edition ${String(number)}`,
  published: (date) => `Published ${date}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  columns: (from, to, all) => `Columns ${String(from)} to ${String(to)} of ${String(all)}`,
  below: (name) => `Below each figure: ${name.toLowerCase()}`,
  millions: (currency) => `${currency}, millions`,
  cite: (report) => `Cite as: ${report}`,
  source: (name, date) =>
    date === undefined ? `Source: ${name}.` : `Source: ${name}. Data as at ${date}.`,
  list: (parts) => parts.join(', '),
  course: (from, to) => `${from} to ${to}`,
  glance: 'At a glance',
};

const japanese: FilePhrases = {
  contents: '目次',
  charts: '図表',
  edition: (number) => `第${String(number)}版`,
  published: (date) => `${date}発行`,
  page: (page, pages) => `${page}／${pages}ページ`,
  columns: (from, to, all) => `全${String(all)}列中${String(from)}〜${String(to)}列目`,
  below: (name) => `各値の下は${name}`,
  millions: (currency) => `百万${currency}`,
  cite: (report) => `引用：${report}`,
  source: (name, date) =>
    date === undefined ? `出典：${name}。` : `出典：${name}。${date}時点のデータ。`,
  list: (parts) => parts.join('、'),
  course: (from, to) => `${from}から${to}`,
  glance: '概要',
};

/** English for languages without their own words, as in the view of a section. */
export function findPhrases(language: string): FilePhrases {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}
