import { CopyButton } from '../api-view/copy-button.js';
import { ReportDownloads, type DownloadedReport } from './report-downloads.js';

interface ToolsProps {
  report: DownloadedReport;
  /** The tokens of the sections. */
  tokens: readonly string[];
  /** The heading of the sections. */
  title: string;
  /** The tables as spreadsheets paste them; undefined where there are none. */
  readTables: (() => string | Promise<string>) | undefined;
}

/** Downloads a part of the report, and copies its tables. */
export function SectionTools({ report, tokens, title, readTables }: ToolsProps) {
  return (
    <div className="section-tools" role="group" aria-label={`${title}: take it along`} lang="en">
      <ReportDownloads report={report} sections={tokens} title={title} />
      {readTables && <CopyButton label="Copy tables" read={readTables} />}
    </div>
  );
}
