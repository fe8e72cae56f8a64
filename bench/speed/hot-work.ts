import { companySectionTokens as sectionTokens } from '@broadsheet/contract';
import type { Ask } from './load.js';

/** A request whose cost is measured. */
export interface Work {
  name: string;
  /** The share of the bare server's speed that it should reach, if one is promised. */
  goal?: number;
  /** All of them get the same response. */
  asks: [Ask, ...Ask[]];
}

const company = { Country: 'AU', EntityId: 1001, Language: 'English' };
const six = ['title', 'abn', 'brands', 'financials', 'keypersonnel', 'shareholders'];

const image: Ask = {
  path: '/industry/v3/image/?country=au&code=1214&language=english&image=revenue',
};
const images: Ask = {
  path: '/industry/v3/images',
  body: { Country: 'AU', Code: '1214', Language: 'English' },
};
const sixSections: Ask = {
  path: '/company/v3/sections',
  body: { ...company, ReportSections: six },
};
const sixOfIndustry: Ask = {
  path: '/industry/v3/sections',
  body: {
    ...{ Country: 'AU', Code: '1214', Language: 'English' },
    ReportSections: [
      ...['title', 'keytakeaways', 'keystatistics'],
      ...['performance', 'competitiveforces', 'companies'],
    ],
  },
};
const allSections: Ask = {
  path: '/company/v3/sections',
  body: { ...company, ReportSections: sectionTokens },
};

/** The requests for which authentication is the largest part of the cost. */
export const smallWorks = { 'image, hot': image, 'images list': images };

export const works: Work[] = [
  { name: 'image, hot', goal: 0.7, asks: [image] },
  { name: 'images list', goal: 0.6, asks: [images] },
  { name: 'six sections', goal: 0.6, asks: [sixSections] },
  { name: 'six sections of an industry', goal: 0.6, asks: [sixOfIndustry] },
  { name: 'all 34 sections', asks: [allSections] },
];
