/** The pages of reports, around the reports' own texts. */
export const report = {
  industryReports: 'Industry reports',
  industryReport: (code: string, country: string) => `Industry report ${code}, ${country}`,
  edition: (number: number) => `Edition ${String(number)}`,
  updated: (day: string) => `Updated ${day}`,
  onThisPage: 'On this page',
  charts: 'Charts',
  sections: 'Sections',
  elsewhere: 'Elsewhere',
  related: 'Related reports',
  changed: 'Changed',
  changedInEdition: 'Changed in this edition',
  more: (count: number) => `${String(count)} more`,
  languages: 'Languages of this report',
  noSuchReport: 'There is no such report',
  noReportOf: (code: string, country: string, language: string) =>
    `No report ${code} of ${country} is published in ${language}.`,
  shownAs: (title: string) => `${title}: shown as`,
  views: { chart: 'Chart', image: 'Image', table: 'Table' },
  history: {
    name: 'What changed in this edition',
    begin: 'What changed',
    first: (day: string) => `: this is the first edition, of ${day}`,
    since: (edition: number, day: string) => ` in edition ${String(edition)}, of ${day}: `,
    nothing: 'nothing that readers see',
    gone: (titles: string) => `no longer there: ${titles}`,
    semicolon: '; ',
    end: '.',
  },
  outlined: 'Outlined: outlook',
  columnChart: (name: string) => `Column chart of ${name}.`,
  columnChartFrom: (name: string, first: PointWords, last: PointWords) =>
    `Column chart of ${name}, from ${first.value} in ${first.period} to ${last.value} in ${last.period}. The table has all figures.`,
};

interface PointWords {
  value: string;
  period: string;
}
