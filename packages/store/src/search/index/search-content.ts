import type { ReportNames } from './build-name-tokens.js';
import type { TextTokens } from './build-text-tokens.js';

/** Everything by which an edition of a report is found. */
export interface SearchContent extends ReportNames {
  reportId: number;
  editionId: number;
  texts: TextTokens;
  /** The hash of the tokens that the index has of the report; null if it has none. */
  indexedSha256: string | null;
}
