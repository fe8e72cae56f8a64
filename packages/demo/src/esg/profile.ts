import type { EsgDocument } from '@broadsheet/reports';

/** Hand-written data of one ESG report; its past is generated. */
export type EsgProfile = { country: string; code: string } & Required<
  Pick<EsgDocument, 'Environmental' | 'Social' | 'Governance' | 'Analysis' | 'Regulation'>
>;
