import { advising } from './advising.js';
import { building } from './building.js';
import { care } from './care.js';
import { drinks } from './drinks.js';
import { energy } from './energy.js';
import { farming } from './farming.js';
import { finance } from './finance.js';
import { hosting } from './hosting.js';
import type { Kind } from './kind.js';
import { leisure } from './leisure.js';
import { making } from './making.js';
import { media } from './media.js';
import { mining } from './mining.js';
import { personal } from './personal.js';
import { property } from './property.js';
import { software } from './software.js';
import { supporting } from './supporting.js';
import { teaching } from './teaching.js';
import { trading } from './trading.js';
import { transport } from './transport.js';
import { water } from './water.js';

export const kinds = {
  advising,
  building,
  care,
  drinks,
  energy,
  farming,
  finance,
  hosting,
  leisure,
  making,
  media,
  mining,
  personal,
  property,
  software,
  supporting,
  teaching,
  trading,
  transport,
  water,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
