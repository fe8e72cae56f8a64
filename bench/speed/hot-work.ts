import { sectionTokens } from '@broadsheet/contract';
import type { Ask } from './load.js';

/** A request whose cost is measured. */
export interface Work extends Ask {
  name: string;
  /** What it should reach of the bare server, where that is promised. */
  goal?: number;
}

const company = { Country: 'AU', EntityId: 1001, Language: 'English' };
const six = ['title', 'abn', 'brands', 'financials', 'keypersonnel', 'shareholders'];

export const works: Work[] = [
  {
    name: 'image, hot',
    goal: 0.85,
    path: '/industry/v3/image/?country=au&code=1214&language=english&image=revenue',
  },
  {
    name: 'images list',
    goal: 0.75,
    path: '/industry/v3/images',
    body: { Country: 'AU', Code: '1214', Language: 'English' },
  },
  {
    name: 'six sections',
    goal: 0.75,
    path: '/company/v3/sections',
    body: { ...company, ReportSections: six },
  },
  {
    name: 'all 34 sections',
    path: '/company/v3/sections',
    body: { ...company, ReportSections: sectionTokens },
  },
];
