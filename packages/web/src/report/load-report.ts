import type {
  AnyFamily,
  AnyShape,
  Broadsheet,
  FullReport,
  ImageDescriptorOf,
} from '@broadsheet/client';
import { wholeFields, type FamilyDescription } from '../families/family-description.js';
import type { PathReport } from './read-steps.js';
import { loadDetails, type ReportDetails } from './report-details.js';
import { loadHistory, type ReportHistory } from './report-history.js';

/** Everything that the general page shows about a report. */
export interface LoadedReport {
  title: string;
  /** Undefined for a family without sections. */
  full: FullReport<AnyShape> | undefined;
  images: ImageDescriptorOf<string>[];
  /** Undefined if loading failed: the report is shown without them. */
  details: ReportDetails | undefined;
  history: ReportHistory | undefined;
}

interface ReportRequest {
  family: FamilyDescription;
  report: PathReport;
  signal: AbortSignal;
}

/** Undefined if there is no such report. */
export async function loadReport(
  client: Broadsheet,
  reader: AnyFamily,
  { family, report, signal }: ReportRequest,
): Promise<LoadedReport | undefined> {
  const { key, name } = report;
  const toUndefined = () => undefined;
  const [full, images, details, history] = await Promise.all([
    family.HasSections
      ? reader.fullReport({ ...key, ...wholeFields(family) }, { signal })
      : undefined,
    family.HasSections ? [] : reader.images(key, { signal }),
    loadDetails(client, name, signal).catch(toUndefined),
    loadHistory(client, name.key, signal).catch(toUndefined),
  ]);
  if (!full && images.length === 0) return undefined;
  return {
    title: full?.report.title ?? details?.own?.title ?? name.code,
    full,
    images: full?.images ?? images,
    details,
    history,
  };
}
