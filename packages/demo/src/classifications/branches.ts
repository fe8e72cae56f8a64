/** Groups and classes below the divisions of ISIC Rev. 4, around the demo's codes, by division. */
export const isicBranches: Readonly<Record<string, string>> = {
  '01': `012|Growing of perennial crops|
0121|Growing of grapes|vineyard
0122|Growing of tropical and subtropical fruits|
0123|Growing of citrus fruits|
0124|Growing of pome fruits and stone fruits|
0125|Growing of other tree and bush fruits and nuts|kiwifruit; berries
0126|Growing of oleaginous fruits|
0127|Growing of beverage crops|
0128|Growing of spices, aromatic, drug and pharmaceutical crops|
0129|Growing of other perennial crops|
014|Animal production|
0141|Raising of cattle and buffaloes|dairy farm
0142|Raising of horses and other equines|
0143|Raising of camels and camelids|
0144|Raising of sheep and goats|
0145|Raising of swine/pigs|
0146|Raising of poultry|
0149|Raising of other animals|`,
  '05': `051|Mining of hard coal|
0510|Mining of hard coal|colliery
052|Mining of lignite|
0520|Mining of lignite|brown coal`,
  '10': `105|Manufacture of dairy products|
1050|Manufacture of dairy products|cheese; butter`,
  '11': `110|Manufacture of beverages|
1101|Distilling, rectifying and blending of spirits|distillery; whisky
1102|Manufacture of wines|winery; cider
1103|Manufacture of malt liquors and malt|brewery; beer
1104|Manufacture of soft drinks; production of mineral waters and other bottled waters|`,
  '16': `161|Sawmilling and planing of wood|
1610|Sawmilling and planing of wood|sawmill`,
  '24': `241|Manufacture of basic iron and steel|
2410|Manufacture of basic iron and steel|steelworks`,
  '26': `261|Manufacture of electronic components and boards|
2610|Manufacture of electronic components and boards|semiconductors`,
  '35': `351|Electric power generation, transmission and distribution|
3510|Electric power generation, transmission and distribution|power station; wind farm`,
  '41': `410|Construction of buildings|
4100|Construction of buildings|home builder`,
  '47': `471|Retail sale in non-specialized stores|
4711|Retail sale in non-specialized stores with food, beverages or tobacco predominating|supermarket
4719|Other retail sale in non-specialized stores|department store`,
  '51': `511|Passenger air transport|
5110|Passenger air transport|airline
512|Freight air transport|
5120|Freight air transport|`,
  '55': `551|Short term accommodation activities|
5510|Short term accommodation activities|hotel; motel
552|Camping grounds, recreational vehicle parks and trailer parks|
5520|Camping grounds, recreational vehicle parks and trailer parks|
559|Other accommodation|
5590|Other accommodation|`,
  '56': `561|Restaurants and mobile food service activities|
5610|Restaurants and mobile food service activities|coffee shop; cafe; takeaway
562|Event catering and other food service activities|
5621|Event catering|
5629|Other food service activities|
563|Beverage serving activities|
5630|Beverage serving activities|bar; pub`,
  '58': `581|Publishing of books, periodicals and other publishing activities|
5811|Book publishing|
5812|Publishing of directories and mailing lists|
5813|Publishing of newspapers, journals and periodicals|press; magazine
5819|Other publishing activities|
582|Software publishing|
5820|Software publishing|`,
  '62': `620|Computer programming, consultancy and related activities|
6201|Computer programming activities|software developer
6202|Computer consultancy and computer facilities management activities|IT consulting
6209|Other information technology and computer service activities|`,
  '64': `641|Monetary intermediation|
6411|Central banking|
6419|Other monetary intermediation|bank`,
  '87': `871|Residential nursing care facilities|
8710|Residential nursing care facilities|nursing home
872|Residential care activities for mental retardation, mental health and substance abuse|
8720|Residential care activities for mental retardation, mental health and substance abuse|
873|Residential care activities for the elderly and disabled|
8730|Residential care activities for the elderly and disabled|retirement home
879|Other residential care activities|
8790|Other residential care activities|`,
};

/** The same for NACE Rev. 2. */
export const naceBranches: Readonly<Record<string, string>> = {
  '11': `110|Manufacture of beverages|
1101|Distilling, rectifying and blending of spirits|distillery; whisky
1102|Manufacture of wine from grape|winery
1103|Manufacture of cider and other fruit wines|
1104|Manufacture of other non-distilled fermented beverages|
1105|Manufacture of beer|brewery
1106|Manufacture of malt|
1107|Manufacture of soft drinks; production of mineral waters and other bottled waters|`,
  '24': `241|Manufacture of basic iron and steel and of ferro-alloys|
2410|Manufacture of basic iron and steel and of ferro-alloys|steelworks`,
  '47': `471|Retail sale in non-specialised stores|
4711|Retail sale in non-specialised stores with food, beverages or tobacco predominating|supermarket
4719|Other retail sale in non-specialised stores|department store`,
  '56': `561|Restaurants and mobile food service activities|
5610|Restaurants and mobile food service activities|coffee shop; cafe; takeaway
562|Event catering and other food service activities|
5621|Event catering activities|
5629|Other food service activities|
563|Beverage serving activities|
5630|Beverage serving activities|bar; pub`,
  '58': `581|Publishing of books, periodicals and other publishing activities|
5811|Book publishing|
5812|Publishing of directories and mailing lists|
5813|Publishing of newspapers|press
5814|Publishing of journals and periodicals|magazine
5819|Other publishing activities|
582|Software publishing|
5821|Publishing of computer games|
5829|Other software publishing|`,
  '62': `620|Computer programming, consultancy and related activities|
6201|Computer programming activities|software developer
6202|Computer consultancy activities|IT consulting
6203|Computer facilities management activities|
6209|Other information technology and computer service activities|`,
  '64': `641|Monetary intermediation|
6411|Central banking|
6419|Other monetary intermediation|bank`,
};

/** Subclasses of UK SIC 2007 below the classes that it shares with NACE, by class. */
export const ukSubclasses: Readonly<Record<string, string>> = {
  '5610': `56101|Licensed restaurants|
56102|Unlicensed restaurants and cafes|coffee shop
56103|Take away food shops and mobile food stands|fast food`,
  '5814': `58141|Publishing of learned journals|
58142|Publishing of consumer, business and professional journals and periodicals|`,
  '6201': `62011|Ready-made interactive leisure and entertainment software development|computer games
62012|Business and domestic software development|`,
  '6419': `64191|Banks|
64192|Building societies|`,
};
