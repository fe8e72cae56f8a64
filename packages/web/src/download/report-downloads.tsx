import type { Broadsheet, DownloadOptions, DownloadFormat } from '@broadsheet/client';
import { useFamilies } from '../families/families-context.js';
import { wholeFields } from '../families/family-description.js';
import { useClient } from '../session/session-context.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import { FormatMenu } from './format-menu.js';
import { saveFile } from './save-file.js';

/** A report, as operations name it. */
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

const formats: {
  format: DownloadFormat;
  label: keyof ExplorerWords['takeAlong']['formats'];
}[] = [
  { format: 'pdf', label: 'pdf' },
  { format: 'xlsx', label: 'xlsx' },
  { format: 'csv', label: 'csvZip' },
  { format: 'json', label: 'json' },
  { format: 'md', label: 'md' },
];

/** The target of links: `#downloads` opens the menu of the whole report. */
const downloadsAnchor = 'downloads';

/** The report, or sections of it, in every format. */
export function ReportDownloads({ report, sections, title }: DownloadsProps) {
  const words = useWords();
  const client = useClient();
  const fields = wholeFields(useFamilies().find(report.family));
  const isWhole = sections === undefined;
  const label = isWhole ? words.takeAlong.downloadReport : words.takeAlong.download;
  return (
    <FormatMenu
      label={label}
      name={`${label}${words.colon}${title}`}
      {...(isWhole && { id: downloadsAnchor, isOpen: location.hash === `#${downloadsAnchor}` })}
      choices={formats.map(({ format, label: name }) => ({
        label: words.takeAlong.formats[name],
        save: () => save(client, { ...report, fields, format, sections }),
      }))}
    />
  );
}

async function save(client: Broadsheet, request: DownloadOptions): Promise<void> {
  const file = await client.download(request);
  if (!file) throw new Error('The report is no longer there.');
  saveFile(file.fileName, await file.bytes(), file.contentType);
}
