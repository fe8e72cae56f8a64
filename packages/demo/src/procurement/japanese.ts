/** The texts of the report on bulk wine, by the English one. */
export const japaneseTexts: Readonly<Record<string, string>> = {
  'Bulk wine': 'バルクワイン',
  'Food and drink': '食品・飲料',
  'Broadsheet demo data (synthetic figures)': 'Broadsheet デモデータ（架空の数値）',
  litre: 'リットル',
  'Trade-weighted exchange rate': '貿易加重為替レート',
  'Alcohol consumption per adult': '成人1人当たりのアルコール消費量',
  'Supermarket and Grocery Stores': 'スーパーマーケット・食料品店',
  'Cafes and Restaurants': 'カフェ・レストラン',
  'Wine and Other Alcoholic Beverage Manufacturing': 'ワイン・その他酒類製造業',
  Grapes: 'ブドウ',
  Wages: '人件費',
  'Storage and cooling': '貯蔵・冷却',
  Freight: '輸送',
  Other: 'その他',
  'Redgum Ridge Wines Limited': 'レッドガム・リッジ・ワインズ',
  'Sells what its own labels do not need, by the tanker.':
    '自社銘柄で使わない分をタンク単位で販売する。',
  'Southern Vintners Group Limited': 'Southern Vintners Group Limited',
  'The widest choice of regions.': '産地の選択肢が最も広い。',
  'Blackwattle Beverages Pty Ltd': 'ブラックワトル・ビバレッジズ',
  'Blends to order.': '注文に応じて調合する。',
  'Failure of harvests': '不作',
  'Frost, heat and smoke hit whole regions at once.': '霜、熱波、煙は産地全体を同時に襲う。',
  'Financial health of vendors': '供給業者の財務',
  'Two years of surplus have used up reserves.': '2年続いた供給過剰で余力が失われた。',
  'Change of vendor': '業者の変更',
  'Styles are standard, and samples come within days.': '品種は標準的で、見本は数日で届く。',
  'Number of vendors': '業者の数',
  'Several hundred sell in bulk.': '数百社がバルクで販売する。',
  'Ease of change': '変更のしやすさ',
  'Contracts are for one vintage.': '契約は1収穫年ごと。',
  'Share of spending': '購入額の比重',
  'Small buyers count for little.': '小口の買い手は重視されない。',
  Volume: '数量',
  'Discounts begin at a tanker of 24,000 litres.': '値引きは24,000リットルのタンク1台から。',
  Timing: '時期',
  'Prices are lowest before vintage, when tanks must be emptied.':
    'タンクを空ける収穫前が最も安い。',
  'Samples and analysis': '見本と分析',
  'Alcohol, sulphur and smoke taint, by an accredited laboratory.':
    'アルコール、亜硫酸、煙臭を認定機関で分析。',
  'Vintage and region': '収穫年と産地',
  'With the records that labels have to rest on.': '表示の根拠となる記録を付ける。',
  'Deliveries in full and on time': '数量・納期どおりの納品',
  '97% or more': '97%以上',
  'Counted by order.': '注文ごとに数える。',
  'Batches rejected': '受け入れ拒否',
  'Under 1%': '1%未満',
  'At the tanker, before unloading.': '荷下ろし前にタンク車で確認。',
  'Price review': '価格の見直し',
  'Once a vintage, by an index that both can see.': '双方が確認できる指数により、収穫年に1回。',
  'Right to inspect': '検査の権利',
  'Of tanks and records, with two days of notice.': '2日前の通知でタンクと記録を検査できる。',
  'Wine sold by the tanker, to be bottled under the label of a shop or a restaurant group. **The price follows the size of the vintage**, and moves more than that of bottled wine.':
    '小売店や飲食グループの銘柄で瓶詰めするため、タンク単位で売られるワイン。**価格は収穫量に左右され**、瓶詰めワインより大きく動く。',
  'Large vintages and closed export markets pushed the price down; smaller crops have brought some of it back.':
    '豊作と輸出市場の閉鎖で価格は下がったが、収穫減により一部は戻った。',
  'A dear dollar keeps wine at home and lowers the price. Drinking habits work more slowly.':
    '豪ドル高はワインを国内にとどめ、価格を下げる。飲酒習慣の影響はより緩やかである。',
  'Grapes are half of the cost. Power for cooling rose fastest.':
    '費用の半分はブドウである。冷却用の電力が最も上昇した。',
  'Supermarkets buy for their own labels, restaurant groups for the house wine.':
    'スーパーは自社銘柄用に、飲食グループはハウスワイン用に購入する。',
  'Many sell a little and a few sell a lot. Imports fill gaps in cheap white wine.':
    '少量を売る業者が多く、大量に売る業者は少ない。安価な白ワインの不足は輸入が補う。',
  'The three largest sell a third.': '上位3社で3分の1を占める。',
  'The harvest is the main risk. A second region in the contract halves it.':
    '最大のリスクは収穫である。契約に第二の産地を加えれば半減する。',
  'Buyers have the upper hand in years of surplus.': '供給過剰の年は買い手が優位に立つ。',
  'Agree on a volume for several vintages, and leave the price to an index.':
    '数年分の数量を合意し、価格は指数に委ねる。',
  'Ask for samples of the lot that will be delivered, not of the style.':
    '品種の見本ではなく、納品されるロットの見本を求める。',
  'Few indicators, counted by order, are enough.': '注文ごとに数える少数の指標で足りる。',
  'Terms on smoke taint deserve most care.': '煙臭に関する条項に最も注意を要する。',
};
