import type { ReportKey } from '@broadsheet/contract';
import type { PartChanges } from '../changes/parts.js';

export interface Published {
  key: ReportKey;
  edition: number;
  outcome: 'created' | 'updated' | 'unchanged' | 'withdrawn';
  /** Hashes of the charts or sections that changed; null for a removed one. */
  changes: PartChanges;
}
