import type { ComparedReport } from '@broadsheet/contract';

/** The words of a file of a comparison. The columns of CSV files are in English for every language. */
interface ComparisonWords {
  title: string;
  countReports: (count: number) => string;
  reports: string;
  report: string;
  name: string;
  edition: string;
  measure: string;
  unit: string;
  currency: string;
  note: string;
  withheld: string;
  leftOut: Record<Exclude<ComparedReport['StatusCode'], 200>, string>;
  notConverted: string;
  /** By the units of measures. */
  units: Record<string, string>;
}

const english: ComparisonWords = {
  title: 'Comparison',
  countReports: (count) => {
    if (count === 0) return 'No reports';
    return count === 1 ? 'One report' : `${String(count)} reports`;
  },
  reports: 'Reports',
  report: 'Report',
  name: 'Title',
  edition: 'Edition',
  measure: 'Measure',
  unit: 'Unit',
  currency: 'Currency',
  note: 'Note',
  withheld: 'withheld',
  leftOut: {
    403: 'left out: this client may not read it',
    404: 'left out: it is not published',
  },
  notConverted: 'Amounts are in whole units of their currency and are not converted.',
  units: {
    Currency: 'Amount',
    Count: 'Number',
    Percent: 'Per cent',
    Times: 'Times',
    Days: 'Days',
    Plain: '',
  },
};

const japanese: ComparisonWords = {
  title: '比較',
  countReports: (count) => (count === 0 ? 'レポートなし' : `${String(count)}件のレポート`),
  reports: 'レポート',
  report: 'レポート',
  name: '名称',
  edition: '版',
  measure: '指標',
  unit: '単位',
  currency: '通貨',
  note: '備考',
  withheld: '非公表',
  leftOut: {
    403: '除外：閲覧権限がありません',
    404: '除外：公開されていません',
  },
  notConverted: '金額は各通貨の1単位で示し、換算していません。',
  units: {
    Currency: '金額',
    Count: '実数',
    Percent: 'パーセント',
    Times: '倍',
    Days: '日',
    Plain: '',
  },
};

/** English for languages without their own words, as in other files. */
export function findComparisonWords(language: string): ComparisonWords {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}
