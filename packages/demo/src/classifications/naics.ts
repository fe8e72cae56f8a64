/** An extract of NAICS 2022: all sectors and subsectors, and the codes around the demo's codes. */
export const naics = `code|title|other_words
11|Agriculture, Forestry, Fishing and Hunting|farming
111|Crop Production|
112|Animal Production and Aquaculture|
113|Forestry and Logging|
114|Fishing, Hunting and Trapping|
115|Support Activities for Agriculture and Forestry|
21|Mining, Quarrying, and Oil and Gas Extraction|
211|Oil and Gas Extraction|
212|Mining (except Oil and Gas)|
213|Support Activities for Mining|
22|Utilities|
221|Utilities|
23|Construction|
236|Construction of Buildings|
2361|Residential Building Construction|
23611|Residential Building Construction|
236115|New Single-Family Housing Construction (except For-Sale Builders)|home builder
236116|New Multifamily Housing Construction (except For-Sale Builders)|
236117|New Housing For-Sale Builders|
236118|Residential Remodelers|
237|Heavy and Civil Engineering Construction|
238|Specialty Trade Contractors|
31-33|Manufacturing|
311|Food Manufacturing|
312|Beverage and Tobacco Product Manufacturing|
3121|Beverage Manufacturing|
31211|Soft Drink and Ice Manufacturing|
312111|Soft Drink Manufacturing|
312112|Bottled Water Manufacturing|
312113|Ice Manufacturing|
31212|Breweries|
312120|Breweries|beer
31213|Wineries|
312130|Wineries|wine; cider
31214|Distilleries|
312140|Distilleries|spirits; whiskey
313|Textile Mills|
314|Textile Product Mills|
315|Apparel Manufacturing|
316|Leather and Allied Product Manufacturing|
321|Wood Product Manufacturing|
322|Paper Manufacturing|
323|Printing and Related Support Activities|
324|Petroleum and Coal Products Manufacturing|
325|Chemical Manufacturing|
326|Plastics and Rubber Products Manufacturing|
327|Nonmetallic Mineral Product Manufacturing|
331|Primary Metal Manufacturing|
332|Fabricated Metal Product Manufacturing|
333|Machinery Manufacturing|
334|Computer and Electronic Product Manufacturing|
3344|Semiconductor and Other Electronic Component Manufacturing|
33441|Semiconductor and Other Electronic Component Manufacturing|
334412|Bare Printed Circuit Board Manufacturing|
334413|Semiconductor and Related Device Manufacturing|chip maker
334416|Capacitor, Resistor, Coil, Transformer, and Other Inductor Manufacturing|
334417|Electronic Connector Manufacturing|
334418|Printed Circuit Assembly (Electronic Assembly) Manufacturing|
334419|Other Electronic Component Manufacturing|
335|Electrical Equipment, Appliance, and Component Manufacturing|
336|Transportation Equipment Manufacturing|
337|Furniture and Related Product Manufacturing|
339|Miscellaneous Manufacturing|
42|Wholesale Trade|
423|Merchant Wholesalers, Durable Goods|
424|Merchant Wholesalers, Nondurable Goods|
425|Wholesale Trade Agents and Brokers|
44-45|Retail Trade|
441|Motor Vehicle and Parts Dealers|
444|Building Material and Garden Equipment and Supplies Dealers|
445|Food and Beverage Retailers|supermarket
449|Furniture, Home Furnishings, Electronics, and Appliance Retailers|
455|General Merchandise Retailers|
456|Health and Personal Care Retailers|
457|Gasoline Stations and Fuel Dealers|
458|Clothing, Clothing Accessories, Shoe, and Jewelry Retailers|
459|Sporting Goods, Hobby, Musical Instrument, Book, and Miscellaneous Retailers|
48-49|Transportation and Warehousing|
481|Air Transportation|
4811|Scheduled Air Transportation|
48111|Scheduled Air Transportation|
481111|Scheduled Passenger Air Transportation|airline
481112|Scheduled Freight Air Transportation|
482|Rail Transportation|
483|Water Transportation|
484|Truck Transportation|
485|Transit and Ground Passenger Transportation|
486|Pipeline Transportation|
487|Scenic and Sightseeing Transportation|
488|Support Activities for Transportation|
491|Postal Service|
492|Couriers and Messengers|
493|Warehousing and Storage|
51|Information|
512|Motion Picture and Sound Recording Industries|
513|Publishing Industries|
5131|Newspaper, Periodical, Book, and Directory Publishers|
51311|Newspaper Publishers|
513110|Newspaper Publishers|press
51312|Periodical Publishers|
513120|Periodical Publishers|magazine
51313|Book Publishers|
513130|Book Publishers|
51314|Directory and Mailing List Publishers|
513140|Directory and Mailing List Publishers|
51319|Other Publishers|
513191|Greeting Card Publishers|
513199|All Other Publishers|
5132|Software Publishers|
51321|Software Publishers|
513210|Software Publishers|software company
516|Broadcasting and Content Providers|
517|Telecommunications|
518|Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services|
519|Web Search Portals, Libraries, Archives, and Other Information Services|
52|Finance and Insurance|
521|Monetary Authorities-Central Bank|
522|Credit Intermediation and Related Activities|bank
523|Securities, Commodity Contracts, and Other Financial Investments and Related Activities|
524|Insurance Carriers and Related Activities|
525|Funds, Trusts, and Other Financial Vehicles|
53|Real Estate and Rental and Leasing|
531|Real Estate|
532|Rental and Leasing Services|
533|Lessors of Nonfinancial Intangible Assets (except Copyrighted Works)|
54|Professional, Scientific, and Technical Services|
541|Professional, Scientific, and Technical Services|
55|Management of Companies and Enterprises|
551|Management of Companies and Enterprises|
56|Administrative and Support and Waste Management and Remediation Services|
561|Administrative and Support Services|
562|Waste Management and Remediation Services|
61|Educational Services|
611|Educational Services|
62|Health Care and Social Assistance|
621|Ambulatory Health Care Services|
622|Hospitals|
623|Nursing and Residential Care Facilities|nursing home
624|Social Assistance|
71|Arts, Entertainment, and Recreation|
711|Performing Arts, Spectator Sports, and Related Industries|
712|Museums, Historical Sites, and Similar Institutions|
713|Amusement, Gambling, and Recreation Industries|
72|Accommodation and Food Services|hospitality
721|Accommodation|hotel
722|Food Services and Drinking Places|
7224|Drinking Places (Alcoholic Beverages)|
72241|Drinking Places (Alcoholic Beverages)|
722410|Drinking Places (Alcoholic Beverages)|bar; pub
7225|Restaurants and Other Eating Places|
72251|Restaurants and Other Eating Places|
722511|Full-Service Restaurants|
722513|Limited-Service Restaurants|fast food; takeaway
722514|Cafeterias, Grill Buffets, and Buffets|
722515|Snack and Nonalcoholic Beverage Bars|coffee shop; cafe
81|Other Services (except Public Administration)|
811|Repair and Maintenance|
812|Personal and Laundry Services|
813|Religious, Grantmaking, Civic, Professional, and Similar Organizations|
814|Private Households|
92|Public Administration|
921|Executive, Legislative, and Other General Government Support|
922|Justice, Public Order, and Safety Activities|
923|Administration of Human Resource Programs|
924|Administration of Environmental Quality Programs|
925|Administration of Housing Programs, Urban Planning, and Community Development|
926|Administration of Economic Programs|
927|Space Research and Technology|
928|National Security and International Affairs|
`;
