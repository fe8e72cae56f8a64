import type { Broadsheet, DownloadFormat } from '@broadsheet/client';
import { useClient } from '../session/session-context.js';
import { FormatMenu } from './format-menu.js';
import { saveFile } from './save-file.js';

/** A report, named as operations name it. */
export interface DownloadedReport {
  family: string;
  /** The fields of its key, such as `{Country, Code}`. */
  key: Readonly<Record<string, string | number>>;
  language: string;
}

interface DownloadsProps {
  report: DownloadedReport;
  /** Only these sections, by token; the whole report if left out. */
  sections?: readonly string[];
  /** What is downloaded, for screen readers. */
  title: string;
}

const formats: { format: DownloadFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV (ZIP)' },
  { format: 'json', label: 'JSON' },
  { format: 'md', label: 'Markdown' },
];

/** Links lead here: `#downloads` opens the menu of the whole report. */
const downloadsPlace = 'downloads';

/** The report, or sections of it, in every format. */
export function ReportDownloads({ report, sections, title }: DownloadsProps) {
  const client = useClient();
  const isWhole = sections === undefined;
  const label = isWhole ? 'Download report' : 'Download';
  return (
    <FormatMenu
      label={label}
      name={`${label}: ${title}`}
      {...(isWhole && { id: downloadsPlace, isOpen: location.hash === `#${downloadsPlace}` })}
      choices={formats.map(({ format, label }) => ({
        label,
        save: () => save(client, { ...report, format, sections }),
      }))}
    />
  );
}

async function save(
  client: Broadsheet,
  wanted: DownloadedReport & { format: DownloadFormat; sections: readonly string[] | undefined },
): Promise<void> {
  const file = await client.download(wanted);
  if (!file) throw new Error('The report is no longer there.');
  saveFile(file.fileName, await file.bytes(), file.contentType);
}
