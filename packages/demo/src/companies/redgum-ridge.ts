/** The narratives of company 1001 in both languages, as an analyst would write them. */
interface Narratives {
  brands: string;
  swot: string;
  history: string;
}

export const redgumRidgeEnglish: Narratives = {
  brands: `Redgum Ridge sells under **five labels of its own**, which together make up most of its wine sales, and distributes agency brands for others.

| Label | Range | Where it sells best |
|---|---|---|
| Redgum Ridge | Premium table wine | Australia, United Kingdom |
| Copperline | Everyday table wine | Australia |
| Stillwater Brut | Sparkling wine | Australia, Japan |
| Lantern Hill | Fortified wine | Australia |
| Half Acre | Low-alcohol wine | United Kingdom |

*Copperline* is the largest by volume; *Redgum Ridge* earns the most. Half Acre, launched in 2023, is the youngest label. Details are on the [company's site](https://www.redgum-ridge-wines.example/labels).`,
  swot: `Redgum Ridge is the **largest winemaker in the country by revenue**. Its position rests on its labels and its vineyards; its weak spot is the stock that has to mature before it can be sold.

### Strengths

- **Own supply.** Vineyards of 3,100 hectares and long contracts with growers cover most of what is crushed in a year.
- **Known labels.** The main labels are listed by every national retailer.

### Weaknesses

- **Capital tied up in stock.** Stock matures for months before it can be sold.
- **Few large customers.** The two largest retailers buy about a third of output.

### Opportunities

- **Premium ranges.** Households buy less, but pay more for what they buy.
- **Export markets.** Shipments to China have resumed, and lower tariffs open the United Kingdom further.

### Threats

- **Drought and heat.** A hot, dry season reduces yields and raises input prices.
- **Retailers\u2019 own labels.** Supermarkets give shelf space to labels of their own.`,
  history: `The company began in **1968** with one winery near Adelaide and grew in three steps:

1. **Exports** (1979 to 1996): a second winery, and the first shipments to the United Kingdom.
2. **Acquisitions** (1996 to 2011): the Copperline label, then Stillwater in Tasmania.
3. **Concentration** (since 2019): the cider business was sold, and exports were redirected to South-East Asia when tariffs closed the Chinese market in 2021. Shipments to China resumed in March 2024.`,
};

export const redgumRidgeJapanese: Narratives = {
  brands: `レッドガム・リッジは**5つの自社ブランド**を展開しており、ワイン売上の大半を占める。このほか他社ブランドの卸売も手がける。

| ブランド | 商品 | 主な市場 |
|---|---|---|
| Redgum Ridge | プレミアムワイン | オーストラリア、英国 |
| Copperline | デイリーワイン | オーストラリア |
| Stillwater Brut | スパークリングワイン | オーストラリア、日本 |
| Lantern Hill | 酒精強化ワイン | オーストラリア |
| Half Acre | 低アルコールワイン | 英国 |

販売数量では*Copperline*が最大で、収益では*Redgum Ridge*が最も大きい。Half Acreは2023年に発売された最も新しいブランドである。詳細は[同社サイト](https://www.redgum-ridge-wines.example/labels)を参照。`,
  swot: `レッドガム・リッジは**売上高で国内最大のワイン会社**である。強みはブランドと自社畑にあり、弱みは熟成を要する在庫にある。

### 強み

- **自社での原料調達。** 3,100ヘクタールの自社畑と栽培農家との長期契約で、年間仕込み量の大半をまかなう。
- **知名度の高いブランド。** 主要ブランドはすべての全国小売チェーンで扱われている。

### 弱み

- **在庫に固定される資金。** 販売までに数か月の熟成が必要である。
- **大口顧客への依存。** 上位2社の小売チェーンが出荷の約3分の1を占める。

### 機会

- **高価格帯商品。** 家計は購入量を減らす一方、単価の高い商品を選んでいる。
- **輸出市場。** 中国向け出荷が再開し、関税引き下げで英国市場も広がる。

### 脅威

- **干ばつと高温。** 高温で乾燥した年は収量が減り、原料価格が上がる。
- **小売の自社ブランド。** スーパーは自社ブランドに棚を割り当てている。`,
  history: `同社は**1968年**、アデレード近郊の1つの醸造所から始まり、3つの段階を経て成長した。

1. **輸出**（1979年〜1996年）：第2醸造所を開設し、英国への輸出を始めた。
2. **買収**（1996年〜2011年）：Copperlineブランド、続いてタスマニアのStillwaterを取得した。
3. **集中**（2019年以降）：サイダー事業を売却し、2021年に関税で中国市場が閉ざされると輸出先を東南アジアへ切り替えた。中国向け出荷は2024年3月に再開した。`,
};
