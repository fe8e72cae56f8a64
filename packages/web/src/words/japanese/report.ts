import type { report as english } from '../english/report.js';

export const report: typeof english = {
  industryReports: '業界レポート',
  industryReport: (code, country) => `業界レポート ${code}（${country}）`,
  edition: (number) => `第${String(number)}版`,
  updated: (day) => `${day}更新`,
  onThisPage: 'このページの内容',
  charts: '図表',
  sections: 'セクション',
  elsewhere: '他のレポート',
  related: '関連レポート',
  changed: '変更',
  changedInEdition: 'この版で変更',
  more: (count) => `他${String(count)}件`,
  languages: 'このレポートの言語',
  noSuchReport: 'レポートがありません',
  noReportOf: (code, country, language) =>
    `${country}のレポート${code}は${language}では公開されていません。`,
  shownAs: (title) => `${title}：表示形式`,
  views: { chart: 'グラフ', image: '画像', table: '表' },
  history: {
    name: 'この版の変更点',
    begin: '変更点',
    first: (day) => `：これは初版です（${day}）`,
    since: (edition, day) => `（第${String(edition)}版、${day}）：`,
    nothing: '表示内容の変更はありません',
    gone: (titles) => `なくなったもの：${titles}`,
    semicolon: '；',
    end: '。',
  },
  outlined: '枠線：見通し',
  columnChart: (name) => `${name}の棒グラフ。`,
  columnChartFrom: (name, first, last) =>
    `${name}の棒グラフ：${first.period}の${first.value}から${last.period}の${last.value}へ。すべての値は表にあります。`,
};
