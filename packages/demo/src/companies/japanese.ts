import { redgumRidgeEnglish, redgumRidgeJapanese } from './redgum-ridge.js';

/** The Japanese text for each English text. Names of people and companies stay. */
export const japanese: Readonly<Record<string, string>> = {
  English: 'Japanese',
  [redgumRidgeEnglish.brands]: redgumRidgeJapanese.brands,
  [redgumRidgeEnglish.swot]: redgumRidgeJapanese.swot,
  [redgumRidgeEnglish.history]: redgumRidgeJapanese.history,

  'Redgum Ridge Wines Limited': 'レッドガム・リッジ・ワインズ',
  'Blackwattle Beverages Pty Ltd': 'ブラックワトル・ビバレッジズ',
  'Australian public company, listed': '公開会社（豪州、上場）',
  'Australian proprietary company, foreign owned': '非公開会社（豪州、外資系）',

  Chair: '取締役会長',
  'Non-executive Director': '社外取締役',
  'Managing Director and Chief Executive Officer': '代表取締役社長兼最高経営責任者',
  'Chief Financial Officer': '最高財務責任者',
  'Chief Operating Officer': '最高執行責任者',
  'Company Secretary and General Counsel': '会社秘書役兼法務責任者',
  'Chief People Officer': '最高人事責任者',
  Trustee: '理事',
  Dr: '博士',
  Professor: '教授',

  'Wine and Other Alcoholic Beverage Manufacturing': 'ワイン・その他アルコール飲料製造業',
  'Liquor and Tobacco Product Wholesaling': '酒類・たばこ卸売業',
  'Grape Growing': 'ぶどう栽培業',
  'Cafes and Restaurants': 'カフェ・レストラン',
  'Spirit Manufacturing': '蒸留酒製造業',
  'Beer Manufacturing': 'ビール製造業',

  Winemaking: 'ワイン醸造',
  Distribution: '卸売',
  Vineyards: 'ぶどう園',
  'Cellar Doors': '直営店',
  'Makes and bottles still and sparkling wine at four wineries.':
    '4か所の醸造所でスティルワインとスパークリングワインを製造・瓶詰めする。',
  'Sells own and agency brands to retailers, bars and restaurants.':
    '自社および他社ブランドを小売店、バー、レストランに販売する。',
  'Grows grapes on 3,100 hectares and sells what it does not use.':
    '3,100ヘクタールでぶどうを栽培し、自社で使わない分を販売する。',
  'Runs restaurants and tasting rooms at the wineries.':
    '醸造所に併設したレストランと試飲所を運営する。',
  'Ready-to-drink': 'RTD飲料',
  Spirits: '蒸留酒',
  'Craft Beer': 'クラフトビール',
  'Makes mixed drinks, cider and sake-based drinks.':
    'カクテル飲料、サイダー、日本酒ベース飲料を製造する。',
  'Distils gin and whisky near Toowoomba.': 'トゥーンバ近郊でジンとウイスキーを蒸留する。',
  'Brews beer for its own pubs and for retailers.': '直営パブと小売向けにビールを醸造する。',

  Australia: 'オーストラリア',
  'United Kingdom': '英国',
  'North America': '北米',
  Asia: 'アジア',
  Japan: '日本',
  'New South Wales, Australia': 'オーストラリア・ニューサウスウェールズ州',
  'Victoria, Australia': 'オーストラリア・ビクトリア州',
  'Queensland, Australia': 'オーストラリア・クイーンズランド州',
  'South Australia, Australia': 'オーストラリア・南オーストラリア州',
  'Western Australia, Australia': 'オーストラリア・西オーストラリア州',
  'Delaware, United States': '米国デラウェア州',
  Norway: 'ノルウェー',
  'Scotland, United Kingdom': '英国スコットランド',
  Singapore: 'シンガポール',

  'premium table wine': 'プレミアムワイン',
  'everyday table wine': 'デイリーワイン',
  'sparkling wine': 'スパークリングワイン',
  'fortified wine': '酒精強化ワイン',
  'low-alcohol wine': '低アルコールワイン',
  spirits: '蒸留酒',
  'ready-to-drink': 'RTD飲料',
  'craft beer': 'クラフトビール',
  'The house label, sold in 26 countries.': '26か国で販売される看板ブランド。',
  'The largest label by volume, in bottles and casks.':
    '販売数量が最大のブランドで、瓶と箱入りで販売する。',
  'Made in the traditional way from cool-climate fruit.':
    '冷涼な産地のぶどうから伝統的な製法で造る。',
  'Launched in 2023.': '2023年発売。',
  'Developed with the parent company for both markets.': '親会社と共同で日豪両市場向けに開発した。',

  'Own supply': '自社での原料調達',
  'Long contracts with growers cover most of what is processed in a year.':
    '栽培農家との長期契約で年間仕込み量の大半をまかなう。',
  'Known labels': '知名度の高いブランド',
  'The main labels are listed by every national retailer.':
    '主要ブランドはすべての全国小売チェーンで扱われている。',
  'Capital tied up in stock': '在庫に固定される資金',
  'Stock matures for months before it can be sold.': '販売までに数か月の熟成が必要である。',
  'Few large customers': '大口顧客への依存',
  'The two largest retailers buy about a third of output.':
    '上位2社の小売チェーンが出荷の約3分の1を占める。',
  'Premium ranges': '高価格帯商品',
  'Households buy less, but pay more for what they buy.':
    '家計は購入量を減らす一方、単価の高い商品を選んでいる。',
  'Export markets': '輸出市場',
  'Lower tariffs open markets in Asia and the United Kingdom.':
    '関税引き下げでアジアと英国の市場が広がる。',
  'Drought and heat': '干ばつと高温',
  'A hot, dry season reduces yields and raises input prices.':
    '高温で乾燥した年は収量が減り、原料価格が上がる。',
  'Retailers\u2019 own labels': '小売の自社ブランド',
  'Supermarkets give shelf space to labels of their own.':
    'スーパーは自社ブランドに棚を割り当てている。',

  'Redgum Ridge Wines is founded in Adelaide.': 'アデレードで創業。',
  'Blackwattle Beverages is founded in Brisbane.': 'ブリスベンで創業。',
  'Shares are listed on the Australian exchange.': 'オーストラリア証券取引所に上場。',
  'Opens a second winery and begins to export to the United Kingdom.':
    '第2醸造所を開設し、英国への輸出を開始。',
  'Acquires the Copperline label and its bottling plant.': 'Copperlineブランドと瓶詰工場を取得。',
  'Acquires Stillwater, a maker of sparkling wine in Tasmania.':
    'タスマニアのスパークリングワイン会社Stillwaterを買収。',
  'Sells its cider business to concentrate on wine.': 'ワインに集中するためサイダー事業を売却。',
  'Redirects exports from China to South-East Asia when tariffs close that market.':
    '関税で中国市場が閉ざされ、輸出先を東南アジアへ切り替え。',
  'Resumes shipments to China when the tariffs are lifted.':
    '関税の撤廃を受けて中国向け出荷を再開。',
  'Buys a regional business that becomes the base of the division Spirits.':
    '地方の蒸留所を買収し、蒸留酒部門の基盤とする。',
  'Hoshikawa Shuzo Holdings K.K. acquires 100 per cent of the company.':
    '星川酒造ホールディングスが全株式を取得。',
  'Moves its head office to new premises in Brisbane.': 'ブリスベン市内に本社を移転。',
};
