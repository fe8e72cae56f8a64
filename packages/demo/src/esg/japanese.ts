/** The texts of the report on Australian wine, by the English text. */
export const japaneseTexts: Readonly<Record<string, string>> = {
  'Wine and Other Alcoholic Beverage Manufacturing': 'ワイン・その他酒類製造業',
  Manufacturing: '製造業',
  'Broadsheet demo data (synthetic figures)': 'Broadsheet デモデータ（架空の数値）',
  'Water and weather weigh most. Both lie partly outside what a winery can decide.':
    '水と気象の影響が最も大きい。いずれもワイナリー自身では決められない面がある。',
  'Water use': '水の使用',
  'Warm inland regions depend on river water, and rights to it are dear in dry years.':
    '温暖な内陸産地は河川水に依存し、乾燥した年には水利権が高騰する。',
  'Energy and emissions': 'エネルギーと排出',
  'Cooling and glass bottles cause most emissions. Lighter bottles and solar power help.':
    '排出の大半は冷却とガラス瓶による。瓶の軽量化と太陽光発電が削減に役立つ。',
  'Waste and by-products': '廃棄物と副産物',
  'Grape marc is mostly composted or distilled.': '搾りかすの多くは堆肥化または蒸留される。',
  'Exposure to climate': '気候変動の影響',
  'Heat and smoke have spoiled whole vintages in the past decade.':
    '過去10年には、熱波や煙で収穫全体が損なわれた年もある。',
  'Harvest work and harmful drinking are the two subjects that buyers ask about.':
    '取引先が確認するのは、収穫期の労働と有害な飲酒の二点である。',
  'Seasonal labour': '季節労働',
  'Labour hire is common at harvest, and pay has been audited often.':
    '収穫期は派遣労働が多く、賃金の監査も頻繁に行われてきた。',
  'Product responsibility': '製品責任',
  'Advertising and labels are watched closely, and taxes are debated every year.':
    '広告や表示は厳しく監視され、税制は毎年議論される。',
  'Local communities': '地域社会',
  'Cellar doors bring visitors and work to small towns.':
    'ワイナリーの直売所は、小さな町に観光客と雇用をもたらしている。',
  'Large groups report in full. Most of the others are family businesses that publish little.':
    '大手は詳しく開示している。それ以外の多くは家族経営で、公表される情報は少ない。',
  'Ownership and oversight': '所有と監督',
  'Few producers have directors from outside.': '社外取締役を置く生産者は少ない。',
  Reporting: '情報開示',
  'Climate reports are mandatory for the largest only.':
    '気候関連の開示が義務付けられているのは最大手のみである。',
  'Risk comes mainly from **water and weather**. Social risk is a little above that of other makers of food and drink, because the product can do harm. Governance is sound where shares are listed.':
    'リスクの主因は**水と気象**である。製品が害を及ぼし得るため、社会面のリスクは他の食品・飲料メーカーをやや上回る。上場企業のガバナンスは健全である。',
  'Scores rose in years of drought and fire and eased after good rains. What moved least is governance.':
    '評点は干ばつや火災の年に上がり、雨に恵まれた後に下がった。最も変化が小さいのはガバナンスである。',
  'States decide on water and on licences; the federation decides on tax, labels and work. New rules have come slowly and with long notice.':
    '水と免許は州が、税・表示・労働は連邦が定める。新しい規則は、十分な予告期間を置いて徐々に導入されてきた。',
  'Water Act 2007': '2007年水法',
  'Limits what may be taken from the rivers of the Murray-Darling Basin.':
    'マレー・ダーリング川流域での取水量を制限する。',
  'Pregnancy warning labels': '妊娠中の飲酒に関する警告表示',
  'Every bottle shows a warning of a set size and colour.':
    'すべての瓶に、定められた大きさと色の警告を表示する。',
  'Modern Slavery Act 2018': '2018年現代奴隷法',
  'Large businesses report each year on labour in their supply chains.':
    '大企業は、サプライチェーンにおける労働について毎年報告する。',
};
