export const japaneseSource = 'Broadsheet デモデータ（架空の数値）';

/** The texts of a report, by language. */
export const texts = {
  en: (title: string) => ({
    GeneralInformation: `${title} is a fictional company. Its registration, addresses and figures are made up.`,
    ProductServiceMarkets:
      'What it sells is described in the procurement reports below, beside the offers of its competitors.',
    FinancialHealth:
      'The score weighs working capital, retained earnings, operating profit and equity. **It warns of distress; it does not foresee it.** Read it beside the trend of several years.',
  }),
  ja: (title: string) => ({
    GeneralInformation: `${title}は架空の企業である。登録情報、住所、数値はすべて創作である。`,
    ProductServiceMarkets: '販売する製品は、下記の調達レポートで競合他社とともに説明している。',
    FinancialHealth:
      'このスコアは運転資本、利益剰余金、営業利益、自己資本を評価する。**経営難への警告であって予言ではない。** 数年間の推移とあわせて読む必要がある。',
  }),
};
