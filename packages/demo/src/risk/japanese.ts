/** The texts of the report on Australian wine, by the English one. */
export const japaneseTexts: Readonly<Record<string, string>> = {
  'Wine and Other Alcoholic Beverage Manufacturing': 'ワイン・その他酒類製造業',
  Manufacturing: '製造業',
  'Broadsheet demo data (synthetic figures)': 'Broadsheet デモデータ（架空の数値）',
  'Vineyards and cellars tie up capital for years, and buyers are few and large.':
    'ブドウ畑と醸造設備は資本を長年固定し、買い手は少数の大企業である。',
  'Land and time keep out some, a rented press few.':
    '土地と時間が一部の参入を阻むが、設備を借りれば参入は難しくない。',
  'A tax rebate helps small producers; tariffs play no part.':
    '小規模生産者には税の還付がある。関税による保護はない。',
  'A third of all bottles is sold abroad, much of it to two countries.':
    '生産の3分の1が輸出され、その多くは2か国向けである。',
  'Two retailers buy most of what is drunk at home.':
    '国内で消費される量の大半を小売2社が買い付ける。',
  'Adults drink less each year, and pay a little more.':
    '成人の飲酒量は毎年減り、支払う単価はやや上がっている。',
  'Vintages differ by a quarter from one year to the next.': '収穫量は年により4分の1ほど変動する。',
  'Recent growth': '最近の成長',
  'Revenue recovered when markets in Asia reopened.': 'アジア市場の再開とともに売上高は回復した。',
  'Expected growth': '今後の成長',
  'Volumes fall slowly, and prices make up for most of it.':
    '数量は緩やかに減るが、その大半は価格が補う。',
  'The dollar decides more than any cellar door.': '為替相場の影響は、どの直売所よりも大きい。',
  'Exchange rate': '為替レート',
  'A dearer dollar costs margin on every bottle sold abroad.':
    '豪ドル高は、輸出する1本ごとの利幅を削る。',
  'Alcohol consumption': '酒類の消費量',
  'The young drink less than their parents did.': '若い世代は親の世代より飲酒量が少ない。',
  'Household income': '家計の所得',
  'In lean years buyers choose cheaper wine rather than none.':
    '不況の年には、消費者は買うのをやめるより安いワインを選ぶ。',
  'Risk is **high and easing slowly**. Exports bring both growth and danger: one tariff has closed the largest market before.':
    'リスクは**高く、緩やかに低下している**。輸出は成長と危険の両方をもたらす。過去には関税一つで最大の市場が閉ざされた。',
  'The score jumped when tariffs shut out exports, and eased only in part when they were lifted.':
    '評点は関税で輸出が閉ざされた際に急上昇し、撤廃後も一部しか下がらなかった。',
  'Stocks remain above what markets take. Lenders should look at contracts for grapes before they look at brands.':
    '在庫は市場の需要を上回ったままである。融資の際は、ブランドよりもまずブドウの購入契約を確認すべきである。',
  'Cafes and Restaurants': 'カフェ・レストラン',
  Wineries: 'ワイナリー',
};
