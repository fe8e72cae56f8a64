import { CopyButton } from '../api-view/copy-button.js';
import { useWords } from '../words/explorer-words.js';
import { ReportDownloads, type DownloadedReport } from './report-downloads.js';

interface ToolsProps {
  report: DownloadedReport;
  /** The tokens of the sections. */
  tokens: readonly string[];
  /** The heading of the sections. */
  title: string;
  /** The tables in the form that spreadsheets paste; undefined if there are none. */
  readTables: (() => string | Promise<string>) | undefined;
}

/** Downloads a part of the report, and copies its tables. */
export function SectionTools({ report, tokens, title, readTables }: ToolsProps) {
  const { tag, takeAlong: words } = useWords();
  return (
    <div className="section-tools" role="group" aria-label={words.group(title)} lang={tag}>
      <ReportDownloads report={report} sections={tokens} title={title} />
      {readTables && <CopyButton label={words.copyTables} read={readTables} />}
    </div>
  );
}
