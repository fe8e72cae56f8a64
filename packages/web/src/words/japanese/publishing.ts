import { writeNumber } from '../../number-format.js';
import { formatTime } from '../../shell/format-time.js';
import type { publishing as english } from '../english/publishing.js';

const nth = (edition: number) => `第${String(edition)}版`;

const writeMegabytes = (bytes: number) =>
  writeNumber(bytes / 1_000_000, 'ja', { maximumFractionDigits: 1 });

export const publishing: typeof english = {
  title: '公開作業',
  lead: 'レポートを作成、チェックし、公開します。公開した内容はすぐに読者に表示されます。',
  time: (iso) => formatTime(iso, 'ja'),
  number: (value) => writeNumber(value, 'ja', { maximumFractionDigits: 6 }),
  states: { published: '公開中', withdrawn: '取り下げ済み', new: '新規' },
  the: { draft: '下書き', form: 'フォーム', preview: 'プレビュー', changes: '変更点' },
  edition: nth,
  cancel: 'キャンセル',
  asWorkbook: 'Excelブックに保存',
  doing: (action) => `${action}：処理中…`,
  doneOf: (done, all) => `${String(all)}件中${String(done)}件`,
  sending: '送信中',
  sent: (percent, bytes) => `${writeMegabytes(bytes)} MBのうち${String(percent)}%を送信`,
  faults: {
    conflict:
      'ほかの編集者が新しい版を公開しました。このダイアログを閉じて、先に内容を確認してください。',
    unreachable:
      'サービスに接続できません。何も変更されていません。接続が戻ってからやり直してください。',
    unknown: '問題が発生しました。やり直してください。',
  },
  begin: {
    title: '新しいレポート',
    about: 'そのまま公開できるひな形から始めます。各項目の意味はコメントに書かれています。',
    family: 'レポートの種類',
    begin: '作成を始める',
    workbook: 'Excelブックで入手',
    answered: (status) =>
      `サービスの応答は${String(status)}でした。しばらくしてからやり直してください。`,
    unreachable: 'サービスに接続できません。接続を確認してやり直してください。',
  },
  files: {
    title: '手元のファイル',
    about:
      'Excelブック（.xlsx）、YAML、JSONのファイル、またはフォルダーをここにドロップしてください。Report.csvのあるCSVファイルのフォルダーは1つの文書になります。公開の操作をするまで公開されません。',
    choose: 'ファイルを選択',
    chooseFolder: 'フォルダーを選択',
    reading: 'ファイルを読み込み中',
    wrongName: (name, endings) =>
      `${name}は読み込めません。ファイル名の末尾は${endings}のいずれかにしてください。`,
    otherWorkbook: (name) =>
      `${name}は別の形式のブックです。マクロのない.xlsx形式で保存してからドロップしてください。`,
    sheetAlone: (name) =>
      `${name}は文書の1枚のシートです。Report.csvと一緒に、またはフォルダーごとドロップしてください。`,
    nothing:
      '文書がありません。.yaml、.json、.xlsxのファイル、またはReport.csvを含むCSVファイルを選んでください。',
    unreadable: (name) =>
      `${name}を読み込めません。移動された可能性があります。もう一度選択してください。`,
    tooLarge: ({ name, bytes, sheet }) =>
      `${name}は${bytes}バイトです。文書の上限は8 MiBです。${
        sheet === undefined
          ? '不要な部分を削除してください。'
          : `最も大きいのはシート「${sheet}」です。最後の数値より下の行や、不要な画像とシートを削除してください。`
      }`,
  },
  drafts: {
    title: 'この端末の下書き',
    about: (edition, time) => (edition === undefined ? time : `${nth(edition)}から作成、${time}`),
    discard: '破棄する',
    discardAsk: '破棄…',
    discardNamed: (name) => `下書き「${name}」を破棄…`,
    discardTitle: (name) => `下書き「${name}」を破棄しますか？`,
    discardThis: 'この下書きを破棄しますか？',
    discardText: '下書きの変更内容は失われます。公開済みの版はそのまま残ります。',
  },
  batch: {
    check: 'すべてチェック',
    checking: '下書きをチェック中',
    publishing: '下書きを公開中',
    ask: (count) => `${String(count)}件を公開…`,
    title: (count) => `${String(count)}件のレポートを公開しますか？`,
    text: '公開するとすぐに読者に表示されます。エラーのあるものは下書きのまま残ります。',
    about: (differences, warnings) =>
      [
        differences === undefined ? '新規' : `変更${String(differences)}件`,
        ...(warnings === 0 ? [] : [`警告${String(warnings)}件`]),
      ].join('、'),
    done: (count) => `${String(count)}件のレポートを公開しました。読者に表示されています。`,
    ready: '公開できます',
    errors: (count) => `エラー${String(count)}件`,
    conflict: '作業中に別の版が公開されました',
    unchanged: '公開済みの内容と同じ',
  },
  reports: {
    title: 'レポート',
    text: 'タイトルまたはキー',
    ofFamily: '種類で絞り込み',
    allFamilies: 'すべての種類',
    anyState: '公開中と取り下げ済み',
    none: '該当するレポートはありません',
    noneText:
      'このクライアントが公開できるレポートに該当するものはありません。上の欄から新しく作成できます。',
    pages: 'レポート一覧のページ',
    newer: '新しいもの',
    older: '古いもの',
    page: (number) => `${String(number)}ページ`,
    report: 'レポート',
    family: '種類',
    state: '状態',
    edition: '版',
    published: '公開日時',
    by: '公開者',
  },
  report: {
    unknown: 'レポートがありません',
    unknownText: (key) => `${key}は公開されたことがありません。`,
    edit: '編集',
    asReaders: '読者の画面で見る',
    editions: '版の履歴',
    edition: '版',
    published: '公開日時',
    by: '公開者',
    changed: '変更箇所',
    current: '最新',
    andMore: (names, rest) => `${names}ほか${String(rest)}件`,
  },
  withdraw: {
    ask: '取り下げ…',
    action: '取り下げる',
    title: (title) => `「${title}」を取り下げますか？`,
    text: (editions) =>
      `ページもグラフもすぐに読者に表示されなくなります。これまでの${String(editions)}つの版は保存され、以前の版に戻すと再び公開されます。`,
    done: 'レポートを取り下げました。再び公開するには、いずれかの版に戻してください。',
  },
  rollback: {
    ask: 'この版に戻す…',
    askFor: (edition) => `${nth(edition)}に戻す…`,
    action: '戻す',
    title: (edition) => `${nth(edition)}に戻しますか？`,
    text: (edition) =>
      `${nth(edition)}と同じ内容で新しい版を作成します。どの版も失われません。すぐに読者に表示されます。`,
    changes: '戻した場合の変更点',
    done: (made, edition) => `${nth(edition)}の内容で${nth(made)}を公開しました。`,
  },
  differences: {
    none: '違いはありません。',
    value: '項目',
    change: '変化',
    rest: (count) => `ほか${String(count)}件。`,
    notThere: 'なし',
    removed: '削除',
    entries: (count) => `${String(count)}件`,
    draft: '下書き',
    comparedWith: (edition, author) => `${nth(edition)}（公開者：${author}）との比較です。`,
    toDraft: (edition) => `${nth(edition)}から下書きへの変更点`,
    between: (from, to) => `${nth(from)}から${nth(to)}への変更点`,
    isNew: '新しいレポートのため、比較する版はありません。',
  },
  conflict: {
    title: (edition) => `作業中に${nth(edition)}が公開されました`,
    text: ({ author, time, base }) =>
      `${author}が${time}に公開しました。この下書きは${nth(base)}から作成したもので、そのまま残っています。残すべき変更を下書きに取り込んでから公開してください。`,
    changes: (count) => `公開された変更：${String(count)}件`,
    replace: (edition) => `確認しました。この下書きで${nth(edition)}を置き換えます`,
  },
  draft: {
    draft: '下書き',
    pageTitle: (name) => `下書き：${name}`,
    unknown: '下書きがありません',
    unknownText: (client) =>
      `下書きは作成したブラウザーに、${client}のユーザーごとに保存されます。この下書きは公開または破棄されたか、別のブラウザーで作成されたものです。`,
    document: '文書',
    lastEdition: (edition) => `・最新は${nth(edition)}`,
    unchanged: '・下書きと同じ内容',
    notChecked: 'サービスの応答がなく、チェックできませんでした。',
    checked: 'チェック済み。この端末に保存しました。',
    checkingNow: 'チェックしています…',
    checking: 'チェック中',
    notKept: 'このブラウザーには下書きを保存できません。離れる前にファイルに保存してください。',
    panels: '文書の確認',
    findings: (count) => `指摘（${String(count)}）`,
    preview: 'プレビュー',
    changes: (count) => `変更点（${String(count)}）`,
    save: 'ファイルに保存',
    replace: 'ファイルで置き換え',
    before: (name) => `${name}（置き換え前）`,
    onlyOne: '下書きは1つの文書です。複数の文書は「公開作業」のページにドロップしてください。',
  },
  publish: {
    ask: '公開…',
    action: '公開する',
    title: (edition) => `${nth(edition)}を公開しますか？`,
    text: (state, warnings) =>
      `${{ new: 'は新しいレポートです。', withdrawn: 'は取り下げ済みです。再び公開されます。', published: 'を更新します。' }[state]}公開するとすぐに読者に表示されます。${
        warnings === 0 ? '' : `警告が${String(warnings)}件あります。`
      }`,
    changes: '読者に表示される変更点',
    done: (edition) => `${nth(edition)}を公開しました。読者に表示されています。`,
    newBase: (edition, button) =>
      `手元のファイルには${nth(edition)}が反映されていません。続けて編集するときは、「${button}」で新しいブックを保存し、それを使ってください。`,
    notChecked: '公開する前にチェックが必要です。',
    isChecked: 'チェック中です。',
    mend: (errors) => `先にエラー${String(errors)}件を修正してください。`,
    conflict: '先に、作業中に公開された内容を確認してください。',
    unchanged: '公開中の内容と同じです。',
  },
  findings: {
    none: '問題はありません。',
    error: 'エラー',
    warning: '警告',
    line: (line) => `${String(line)}行目`,
    inLine: (line) => `${String(line)}行目`,
  },
  preview: {
    later: 'エラーがなくなるとプレビューが表示されます。',
    about: (title) =>
      `「${title}」の読者向けの表示です。順位など、ほかのレポートによって決まる数値は公開時に計算されます。`,
  },
  editor: {
    label: '文書の編集方法',
    form: 'フォーム',
    text: 'テキスト',
    textLabel: '文書のテキスト',
    isWorkbook:
      'これはExcelブックまたはCSVファイルです。「フォーム」で編集するか、表計算ソフトで修正してもう一度ドロップしてください。',
    workbookFirst:
      'ExcelブックまたはCSVファイルを読み取れるとフォームが表示されます。指摘にセルの位置が示されています。表計算ソフトで修正してもう一度ドロップしてください。',
    textFirst: 'テキストを読み取れるとフォームが表示されます。先に「テキスト」で修正してください。',
    reading: 'テキストを読み取っています…',
    ofText: 'ここで変更すると、テキストのコメントは失われ、テキストはJSONで表示されます。',
    ofWorkbook: 'ここでの変更は下書きに保存され、元のExcelブックは変わりません。',
  },
  form: {
    empty: '未入力',
    found: (count) => `指摘${String(count)}件`,
    needed: '（必須）',
    asReaders: '読者への表示',
    readersSee: (title) => `${title}：読者への表示`,
    aLineEach: '1行に1つずつ入力します。',
    removeEntry: 'この項目を削除',
    newEntry: '新規',
    removeYear: (year) => `${year}を削除`,
    addTo: (title) => `${title}に追加`,
    cell: (title, column, row) => `${title}、${column}、${String(row)}行目`,
    removeRow: (row, title) => `${title}の${String(row)}行目を削除`,
    paste: '表計算ソフトでコピーしたセルを、先頭のセルに貼り付けられます。',
    turned: '横に並んでいた年を、縦に並べ替えて貼り付けました。',
    tooWide: (given, free) =>
      `貼り付けていません。コピーしたセルは${String(given)}列ありますが、このセルから右には${String(free)}列しかありません。`,
    tooLong: (given, free) =>
      `貼り付けていません。コピーしたセルは${String(given)}行ありますが、このセルから下には${String(free)}行しかありません。`,
    noColumn: (name) =>
      `貼り付けていません。「${name}」はこの表の項目ではありません。年と、この表に入る数値だけをコピーしてください。`,
    inRow: (row, column) => `${String(row)}行目${column === undefined ? '' : `、${column}`}：`,
  },
};
