/** The words of a file that no family gives. */
export interface FilePhrases {
  contents: string;
  charts: string;
  edition: (number: number) => string;
  published: (date: string) => string;
  page: (page: string, pages: string) => string;
  /** Of columns that continue a table: `Columns 9 to 16 of 60`. */
  columns: (from: number, to: number, all: number) => string;
  cite: string;
  /** Heads single values. */
  glance: string;
}

const english: FilePhrases = {
  contents: 'Contents',
  charts: 'Charts',
  edition: (number) => `Edition ${String(number)}`,
  published: (date) => `Published ${date}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  columns: (from, to, all) => `Columns ${String(from)} to ${String(to)} of ${String(all)}`,
  cite: 'Cite as',
  glance: 'At a glance',
};

const japanese: FilePhrases = {
  contents: '目次',
  charts: '図表',
  edition: (number) => `第${String(number)}版`,
  published: (date) => `${date}発行`,
  page: (page, pages) => `${page}／${pages}ページ`,
  columns: (from, to, all) => `全${String(all)}列中${String(from)}～${String(to)}列目`,
  cite: '引用',
  glance: '概要',
};

/** English for languages that have none yet, as in the view of a section. */
export function findPhrases(language: string): FilePhrases {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}
