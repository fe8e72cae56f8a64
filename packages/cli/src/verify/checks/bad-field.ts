import type { Check, Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectBadField } from '../expectations.js';

interface Operation {
  /** The prefix of the ids of its checks. */
  name: string;
  /** The section of the interface that describes it. */
  section: string;
  /** Sends the sample's request with some fields changed; undefined removes a field. */
  sendChanged: (subject: Subject, change: object) => Promise<Exchange>;
}

/** Makes checks that an operation refuses a bad field of its body, and names the field. */
export function createBadField({ name, section, sendChanged }: Operation) {
  return (field: string, value: unknown, what: string): Check => ({
    id: `${name}-bad-${field.toLowerCase()}-${what.replace(/\W+/g, '-')}`,
    origin: 'decision',
    section,
    rule: `400 with a pointer is the answer where ${field} is ${what}`,
    run: async (subject) => {
      expectBadField(await sendChanged(subject, { [field]: value }), field);
    },
  });
}
