/**
 * An extract of ANZSIC 2006: all divisions and subdivisions, and the codes around the demo's codes.
 */
export const anzsic = `code|title|other_words
A|Agriculture, Forestry and Fishing|farming
01|Agriculture|
013|Fruit and Tree Nut Growing|orchard
0131|Grape Growing|vineyard
0132|Kiwifruit Growing|
0133|Berry Fruit Growing|strawberry; blueberry
0134|Apple and Pear Growing|
0135|Stone Fruit Growing|
0136|Citrus Fruit Growing|
0137|Olive Growing|
0139|Other Fruit and Tree Nut Growing|
016|Dairy Cattle Farming|
0160|Dairy Cattle Farming|milk farm; dairy farm
02|Aquaculture|
03|Forestry and Logging|
04|Fishing, Hunting and Trapping|
05|Agriculture, Forestry and Fishing Support Services|
B|Mining|
06|Coal Mining|
060|Coal Mining|
0600|Coal Mining|colliery
07|Oil and Gas Extraction|
08|Metal Ore Mining|
09|Non-Metallic Mineral Mining and Quarrying|
10|Exploration and Other Mining Support Services|
C|Manufacturing|
11|Food Product Manufacturing|
113|Dairy Product Manufacturing|
1131|Milk and Cream Processing|
1132|Ice Cream Manufacturing|
1133|Cheese and Other Dairy Product Manufacturing|butter; yoghurt
12|Beverage and Tobacco Product Manufacturing|
121|Beverage Manufacturing|
1211|Soft Drink, Cordial and Syrup Manufacturing|
1212|Beer Manufacturing|brewery
1213|Spirit Manufacturing|distillery; gin; whisky
1214|Wine and Other Alcoholic Beverage Manufacturing|winery; cider
13|Textile, Leather, Clothing and Footwear Manufacturing|
14|Wood Product Manufacturing|
141|Log Sawmilling and Timber Dressing|
1411|Log Sawmilling|sawmill
1412|Wood Chipping|
1413|Timber Resawing and Dressing|
15|Pulp, Paper and Converted Paper Product Manufacturing|
16|Printing (including the Reproduction of Recorded Media)|
17|Petroleum and Coal Product Manufacturing|
18|Basic Chemical and Chemical Product Manufacturing|
19|Polymer Product and Rubber Product Manufacturing|
20|Non-Metallic Mineral Product Manufacturing|
21|Primary Metal and Metal Product Manufacturing|
22|Fabricated Metal Product Manufacturing|
23|Transport Equipment Manufacturing|
24|Machinery and Equipment Manufacturing|
25|Furniture and Other Manufacturing|
D|Electricity, Gas, Water and Waste Services|
26|Electricity Supply|
261|Electricity Generation|power station
2611|Fossil Fuel Electricity Generation|
2612|Hydro-Electricity Generation|
2619|Other Electricity Generation|wind farm; solar farm
27|Gas Supply|
28|Water Supply, Sewerage and Drainage Services|
29|Waste Collection, Treatment and Disposal Services|
E|Construction|
30|Building Construction|
301|Residential Building Construction|
3011|House Construction|home builder
3019|Other Residential Building Construction|apartment builder
31|Heavy and Civil Engineering Construction|
32|Construction Services|
F|Wholesale Trade|
33|Basic Material Wholesaling|
34|Machinery and Equipment Wholesaling|
35|Motor Vehicle and Motor Vehicle Parts Wholesaling|
36|Grocery, Liquor and Tobacco Product Wholesaling|
37|Other Goods Wholesaling|
38|Commission-Based Wholesaling|
G|Retail Trade|
39|Motor Vehicle and Motor Vehicle Parts Retailing|
40|Fuel Retailing|
41|Food Retailing|
411|Supermarket and Grocery Stores|
4110|Supermarket and Grocery Stores|grocer; convenience store
42|Other Store-Based Retailing|
43|Non-Store Retailing and Retail Commission-Based Buying and/or Selling|
H|Accommodation and Food Services|hospitality
44|Accommodation|
440|Accommodation|
4400|Accommodation|hotel; motel; hostel
45|Food and Beverage Services|
451|Cafes, Restaurants and Takeaway Food Services|
4511|Cafes and Restaurants|coffee shop; bistro
4512|Takeaway Food Services|fast food; fish and chip shop
4513|Catering Services|
452|Pubs, Taverns and Bars|
4520|Pubs, Taverns and Bars|wine bar
I|Transport, Postal and Warehousing|
46|Road Transport|
47|Rail Transport|
48|Water Transport|
49|Air and Space Transport|
490|Air and Space Transport|
4900|Air and Space Transport|airline
50|Other Transport|
51|Postal and Courier Pick-up and Delivery Services|
52|Transport Support Services|
53|Warehousing and Storage Services|
J|Information Media and Telecommunications|
54|Publishing (except Internet and Music Publishing)|
541|Newspaper, Periodical, Book and Directory Publishing|
5411|Newspaper Publishing|press
5412|Magazine and Other Periodical Publishing|
5413|Book Publishing|
5414|Directory and Mailing List Publishing|
5419|Other Publishing (except Software, Music and Internet)|
542|Software Publishing|
5420|Software Publishing|
55|Motion Picture and Sound Recording Activities|
56|Broadcasting (except Internet)|
57|Internet Publishing and Broadcasting|
58|Telecommunications Services|
59|Internet Service Providers, Web Search Portals and Data Processing Services|
60|Library and Other Information Services|
K|Financial and Insurance Services|
62|Finance|bank
63|Insurance and Superannuation Funds|
64|Auxiliary Finance and Insurance Services|
L|Rental, Hiring and Real Estate Services|
66|Rental and Hiring Services (except Real Estate)|
67|Property Operators and Real Estate Services|
M|Professional, Scientific and Technical Services|
69|Professional, Scientific and Technical Services (Except Computer System Design and Related Services)|
70|Computer System Design and Related Services|
700|Computer System Design and Related Services|
7000|Computer System Design and Related Services|software developer; IT consulting
N|Administrative and Support Services|
72|Administrative Services|
73|Building Cleaning, Pest Control and Other Support Services|
O|Public Administration and Safety|
75|Public Administration|
76|Defence|
77|Public Order, Safety and Regulatory Services|
P|Education and Training|
80|Preschool and School Education|
81|Tertiary Education|
82|Adult, Community and Other Education|
Q|Health Care and Social Assistance|
84|Hospitals|
85|Medical and Other Health Care Services|
86|Residential Care Services|
860|Residential Care Services|
8601|Aged Care Residential Services|nursing home; retirement home
8609|Other Residential Care Services|
87|Social Assistance Services|
R|Arts and Recreation Services|
89|Heritage Activities|
90|Creative and Performing Arts Activities|
91|Sports and Recreation Activities|
92|Gambling Activities|
S|Other Services|
94|Repair and Maintenance|
95|Personal and Other Services|
96|Private Households Employing Staff and Undifferentiated Goods- and Service-Producing Activities of Households for Own Use|
`;
