import type { session as english } from '../english/session.js';

export const session: typeof english = {
  signIn: 'サインイン',
  signingIn: 'サインインしています…',
  signInAgain: 'もう一度サインイン',
  endedStays: 'セッションが終了しました。ページはこのまま残ります。',
  clientId: 'クライアントID',
  user: 'ユーザー',
  password: 'パスワード',
  lead: 'ビジネス調査レポートを閲覧し、APIがどのように返すかを確かめられます。',
  demo: 'これはデモです。認証情報は入力済みで、企業は架空、数値は合成です。',
  staying: 'サインアウトするか、しばらく使わないまで、このブラウザーではサインインしたままです。',
  forPrograms: 'プログラム用：',
  theApi: 'API',
  with: (provider) => `${provider}でサインイン`,
  withCompany: '会社のアカウントでサインイン',
  ended: 'セッションが終了しました。このページを続けるにはもう一度サインインしてください。',
  notSignedOut:
    'サービスに接続できないため、このブラウザーはまだサインイン中です。ページを再読み込みしてやり直してください。',
  faults: {
    unreachable: 'サービスに接続できません。接続を確認してやり直してください。',
    noMatch:
      'クライアント、ユーザー、パスワードの組み合わせが一致しません。3つとも確認してください。',
    tooMany: (seconds) => `失敗が多すぎます。${seconds}秒後にやり直してください。`,
    answered: (status) =>
      `サービスの応答は${String(status)}でした。しばらくしてからやり直してください。`,
    away: '会社のサインインに接続できません。しばらくしてからやり直すか、パスワードでサインインしてください。',
    refused: '会社のサインインが受け付けられませんでした。やり直してください。',
    noRights:
      '会社のアカウントにはサインインしていますが、ここの利用権がありません。管理者に相談してください。',
    insecure: 'このアドレスは暗号化されていないため、会社のアカウントではサインインできません。',
    tooManyMinute: '失敗が多すぎます。1分後にやり直してください。',
  },
};
