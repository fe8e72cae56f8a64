import { classifications } from './classifications.js';
import { company } from './company.js';
import { compare } from './compare.js';
import { find } from './find.js';
import { general } from './general.js';
import { moved } from './moved.js';
import { report } from './report.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { states } from './states.js';
import { takeAlong } from './take-along.js';

/** The explorer's own words in English, one object for each area. Other languages have the same. */
export const english = {
  ...general,
  classifications,
  company,
  compare,
  find,
  moved,
  report,
  session,
  shell,
  states,
  takeAlong,
};
