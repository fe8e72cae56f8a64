import { companySectionTokens as sectionTokens } from '@broadsheet/contract';
import type { Ask } from './load.js';

/** A request whose cost is measured. */
export interface Work {
  name: string;
  /** What it should reach of the bare server, where that is promised. */
  goal?: number;
  /** All of them get the same bytes. */
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

/** More than the service remembers, so that it has to take every one apart. */
const wordings = 4000;

/** The same, with something in it that nobody looks at and that is never the same. */
function reword({ path, body }: Ask): Work['asks'] {
  const word = (n: number): Ask =>
    body ? { path, body: { ...body, N: n } } : { path: `${path}&n=${String(n)}` };
  return [word(0), ...Array.from({ length: wordings - 1 }, (_, index) => word(index + 1))];
}

export const works: Work[] = [
  { name: 'image, hot', goal: 0.85, asks: [image] },
  { name: 'images list', goal: 0.75, asks: [images] },
  { name: 'six sections', goal: 0.75, asks: [sixSections] },
  { name: 'six sections of an industry', goal: 0.75, asks: [sixOfIndustry] },
  { name: 'all 34 sections', asks: [allSections] },
  { name: 'image, hot, in ever new words', asks: reword(image) },
  { name: 'images list, in ever new words', asks: reword(images) },
  { name: 'six sections, in ever new words', asks: reword(sixSections) },
];
