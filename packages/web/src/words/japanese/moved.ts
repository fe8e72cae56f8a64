import type { moved as english } from '../english/moved.js';

export const moved: typeof english = {
  title: '評点の変動',
  lead: 'リスク評点が上昇・低下した業界を、上昇幅の大きい順に示します。',
  eyebrow: 'リスクレポート',
  since: '起点',
  sinceDay: '起点の日',
  days: (count) => `${String(count)}日前`,
  year: '1年前',
  movedBy: '最小の変動幅',
  points: (points) => `${String(points)}点`,
  country: '国',
  countryHint: 'すべて、または AU',
  countryForm: 'AU などの2文字',
  onlyCodes: '業界コードで絞り込む',
  codesHint: 'すべて、または 1214, 4511',
  show: '表示',
  riskier: '点、リスク上昇',
  safer: '点、リスク低下',
  to: 'から',
  levels: {
    'Very low': '非常に低い',
    Low: '低い',
    Medium: '中程度',
    High: '高い',
    'Very high': '非常に高い',
  },
  editions: (before, now) => `第${String(before)}版から第${String(now)}版`,
  noneOf: (codes) => `${codes}について閲覧できるリスクレポートはありません。`,
  onlyFirst: (count) =>
    `最初の${String(count)}件だけを表示しています。変動幅を大きくするか、コードを減らしてください。APIではすべて取得できます。`,
  nothing: (day) => `${day}以降、これほど変動した評点はありません`,
  count: ({ risen, fallen, isCut, day }) =>
    `${day}以降、${String(risen)}件上昇、${String(fallen)}件${isCut ? '以上' : ''}低下`,
};
