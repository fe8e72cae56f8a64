import { require, type Check, type Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectStatus } from '../expectations.js';

interface Options {
  id: string;
  section: string;
  /** Sends the usual request with these fields changed. */
  sendChanged: (subject: Subject, changes: object) => Promise<Exchange>;
}

/** The same rule for every operation whose request may name a language. */
export const checkDefaultLanguage = ({ id, section, sendChanged }: Options): Check => ({
  id,
  origin: 'decision',
  section,
  rule: 'Language is English where it is left out',
  run: async (subject) => {
    const english = await sendChanged(subject, { Language: 'English' });
    const none = await sendChanged(subject, { Language: undefined });
    expectStatus(none, english.status);
    require(none.text === english.text, 'the answer is not the one for English');
  },
});
