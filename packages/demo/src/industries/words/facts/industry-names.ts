import { decapitalise } from '@broadsheet/contract/words';
import type { IndustryDocument } from '@broadsheet/reports';
import { kinds, type KindName } from '../kinds/index.js';
import type { Kind } from '../kinds/kind.js';

/** The name of an industry and of its businesses within a sentence. */
export interface Names {
  /** Such as coal mining. */
  industry: string;
  /** In the plural, such as coal miners. */
  firms: string;
  kind: Kind;
  kindName: KindName;
}

const curated: Readonly<Partial<Record<string, readonly [string, string, KindName]>>> = {
  'AU/1214': ['wine and cider making', 'wine and cider makers', 'drinks'],
  'AU/4511': ['the cafe and restaurant trade', 'cafes and restaurants', 'hosting'],
  'AU/4110': ['grocery retailing', 'supermarkets and grocers', 'trading'],
  'AU/0600': ['coal mining', 'coal miners', 'mining'],
  'AU/2619': ['renewable power generation', 'wind, solar and battery operators', 'energy'],
  'AU/3011': ['house building', 'house builders', 'building'],
  'AU/5411': ['newspaper publishing', 'newspaper publishers', 'media'],
  'AU/4900': ['air transport', 'airlines', 'transport'],
  'AU/7000': ['computer system design', 'system designers and IT consultants', 'software'],
  'AU/8601': ['residential aged care', 'aged care homes', 'care'],
  'NZ/1133': ['cheese and dairy manufacturing', 'dairy manufacturers', 'making'],
  'NZ/1214': ['wine making', 'wine makers', 'drinks'],
  'NZ/4400': ['the accommodation trade', 'hotels, motels and lodges', 'hosting'],
  'NZ/0160': ['dairy farming', 'dairy farmers', 'farming'],
  'NZ/0132': ['kiwifruit growing', 'kiwifruit growers', 'farming'],
  'NZ/1411': ['sawmilling', 'sawmills', 'making'],
  'GB/11010': ['spirits distilling', 'distillers', 'drinks'],
  'GB/24100': ['iron and steel making', 'steel makers', 'making'],
  'GB/47110': ['grocery retailing', 'supermarkets and convenience stores', 'trading'],
  'GB/56101': ['the licensed restaurant trade', 'licensed restaurants', 'hosting'],
  'GB/58130': ['newspaper publishing', 'newspaper publishers', 'media'],
  'GB/62012': ['software development', 'software developers', 'software'],
  'GB/64191': ['banking', 'banks', 'finance'],
  'US/312130': ['wine making', 'wineries', 'drinks'],
  'US/722511': ['the full-service restaurant trade', 'full-service restaurants', 'hosting'],
  'US/236115': ['single-family house building', 'house builders', 'building'],
  'US/513110': ['newspaper publishing', 'newspaper publishers', 'media'],
  'US/513210': ['software publishing', 'software publishers', 'software'],
  'US/334413': ['semiconductor manufacturing', 'chip makers', 'making'],
  'US/481111': ['scheduled air travel', 'airlines', 'transport'],
};

/** By the title of a section of ISIC, which the generated reports have as their sector. */
const bySector: Readonly<Partial<Record<string, KindName>>> = {
  'Agriculture, forestry and fishing': 'farming',
  'Mining and quarrying': 'mining',
  Manufacturing: 'making',
  'Electricity, gas, steam and air conditioning supply': 'energy',
  'Water supply; sewerage, waste management and remediation activities': 'water',
  Construction: 'building',
  'Wholesale and retail trade; repair of motor vehicles and motorcycles': 'trading',
  'Transportation and storage': 'transport',
  'Accommodation and food service activities': 'hosting',
  'Information and communication': 'media',
  'Financial and insurance activities': 'finance',
  'Real estate activities': 'property',
  'Professional, scientific and technical activities': 'advising',
  'Administrative and support service activities': 'supporting',
  Education: 'teaching',
  'Human health and social work activities': 'care',
  'Arts, entertainment and recreation': 'leisure',
  'Other service activities': 'personal',
};

/** Divisions that differ from the rest of their section. */
const byDivision: Readonly<Partial<Record<string, KindName>>> = {
  '11': 'drinks',
  '61': 'software',
  '62': 'software',
  '63': 'software',
};

type Heading = Pick<IndustryDocument, 'Country' | 'Code' | 'Title' | 'Sector'>;

export function findNames({ Country, Code, Title, Sector }: Heading): Names {
  const known = curated[`${Country}/${Code}`];
  if (known !== undefined) {
    const [industry, firms, kindName] = known;
    return { industry, firms, kind: kinds[kindName], kindName };
  }
  const kindName = byDivision[Code] ?? bySector[Sector] ?? 'making';
  const kind: Kind = kinds[kindName];
  return {
    industry: decapitalise(Title.split(';', 1)[0] ?? Title),
    firms: kind.firms,
    kind,
    kindName,
  };
}
