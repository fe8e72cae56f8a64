// Written by `npm run generate` from the contract; do not edit.

/** How reports of a family are named. */
interface ShippedKey {
  /** Where all reports are of one country. */
  country?: string;
  /** The fields that name a report in its country, beside the language. */
  fields: readonly string[];
}

/** By the name of the family. */
export const shippedKeys: Readonly<Partial<Record<string, ShippedKey>>> = {
  industry: { fields: ['code'] },
  company: { country: 'AU', fields: ['entityId'] },
  businessenvironment: { fields: ['code'] },
  esg: { fields: ['code'] },
  risk: { fields: ['code'] },
  segmentbenchmarking: { fields: ['code'] },
  occupation: { fields: ['code'] },
  procurement: { fields: ['code'] },
  supplier: { fields: ['code'] },
  state: { fields: ['region', 'code'] },
};
