import type { Check, Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectBadField } from '../expectations.js';

interface Operation {
  /** What the ids of its checks begin with. */
  name: string;
  /** Of the interface, where it is described. */
  section: string;
  /** Sends the request of the sample with some fields changed; undefined takes one away. */
  sendChanged: (subject: Subject, change: object) => Promise<Exchange>;
}

/** Makes checks that an operation refuses a field of its body, and says which. */
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
