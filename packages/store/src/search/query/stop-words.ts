const english =
  'a an and are as at be by can could do does for from had has have how i in into is it its may me of on or our ' +
  'per should so some such than that the their them then there these they this those to us was we were what when ' +
  'where which while who whom whose why will with would you your please';

const stopWords = new Set(english.split(' '));

/** A word that is not searched for. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const weak =
  'about analysis average benchmark best big biggest brief briefing chart charts code current data detail details find ' +
  'figures forecast forecasts get give growth important info information key large larger largest latest leading list ' +
  'look looking main major many market markets most much need new number numbers outlook overview owner owners own owns ' +
  'profile recent report reports research revenue score scores sector sectors show size statistics stats summary tell ' +
  'top trend trends update want year years abn acn nzbn anzsic naics sic isic ticker entity id run runs operate operates';

const weakWords = new Set(weak.split(' '));

/** A word of a question rather than of its subject: it counts if it occurs, but is not required. */
export const isWeakWord = (word: string): boolean => weakWords.has(word);

const japanese =
  'の は が を に へ と で や も か から まで より など について に関する における こと もの です ます でした ました する した して し ' +
  'いる ある なる れる られる て い な だ た お ご 何 どの どこ どう よう 教え 教えて ください 下さい 知り たい 見 見せ 見せて 見通し レポート 報告書 情報 一覧';

const japaneseStopWords = new Set(japanese.split(' '));

export const isJapaneseStopWord = (segment: string): boolean => japaneseStopWords.has(segment);
