import type { shell as english } from '../english/shell.js';

export const shell: typeof english = {
  skip: '本文へ移動',
  tools: 'ツール',
  api: 'API',
  signOut: 'サインアウト',
  colours: '配色',
  themes: { system: 'システム', light: 'ライト', dark: 'ダーク' },
  language: '言語',
  notFound: '見つかりません',
  noPage: 'ページがありません',
  checkAddress: 'アドレスが途中で切れていないか確認してください。',
  report: 'レポート',
  account: 'アカウント',
  signedInAs: 'サインイン中：',
  userOf: (user, client) => `${user}（${client}）`,
  signOutEverywhere: 'すべてのブラウザーからサインアウト',
  notKept:
    'このアドレスは暗号化されていません。ページを閉じるか再読み込みするとサインアウトします。',
  mayRead: '閲覧できるもの',
  publishing: '公開作業',
  administration: '管理',
  notAllowed: 'このクライアントでは利用できません',
  needsRight: {
    publish:
      'レポートを公開する権限が必要です。必要な場合は、クライアント ID の発行者にお問い合わせください。',
    administer:
      'クライアントを管理する権限が必要です。必要な場合は、クライアント ID の発行者にお問い合わせください。',
  },
  rights: {
    read: '閲覧',
    publish: '公開と閲覧',
    administer: '管理・公開・閲覧',
    audit: 'クライアント、利用状況、監査ログの閲覧',
  },
  noRights: '閲覧できるレポートはありません。',
  allReports: 'すべてのレポート',
  someFamilies: (count) => `${String(count)}種類のレポート`,
  mayReadNothing: 'レポートなし',
  right: ({ verb, what, countries, languages }) =>
    `${what}の${verb}（${countries === '' ? 'すべての国' : countries}、${languages === '' ? 'すべての言語' : languages}）`,
  audits: (verb) => verb,
};
