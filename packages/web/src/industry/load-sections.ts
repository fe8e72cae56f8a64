import {
  industrySectionTokens,
  NotOfferedError,
  type Broadsheet,
  type IndustrySectionToken,
} from '@broadsheet/client';
import type { IndustryBodies } from './chapters/part-props.js';
import type { ReportKey } from './report-key.js';

/** The sections of the first screens, which do not wait for the rest. */
export const firstTokens: readonly IndustrySectionToken[] = [
  'title',
  'keytakeaways',
  'performance',
];

export const otherTokens = industrySectionTokens.filter((token) => !firstTokens.includes(token));

interface SectionsRequest {
  report: ReportKey;
  tokens: readonly IndustrySectionToken[];
  signal: AbortSignal;
}

/** The sections that have data; none if the service is older and has no industry sections. */
export async function loadSections(
  client: Broadsheet,
  { report, tokens, signal }: SectionsRequest,
): Promise<IndustryBodies> {
  const sections = await client.industry
    .sections({ ...report, sections: tokens }, { signal })
    .catch((error: unknown) => {
      if (error instanceof NotOfferedError) return undefined;
      throw error;
    });
  return Object.fromEntries(
    Object.entries(sections ?? {}).flatMap(([token, { body }]) =>
      body === null ? [] : [[token, body]],
    ),
  );
}
