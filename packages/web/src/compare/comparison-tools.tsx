import { CopyButton } from '../api-view/copy-button.js';
import { FormatMenu } from '../download/format-menu.js';
import { saveFile } from '../download/save-file.js';
import { useClient } from '../session/session-context.js';
import { useWords } from '../words/explorer-words.js';

interface ToolsProps {
  /** Keys, at least one. */
  reports: string[];
}

/** The titles of the reports, in the same order. */
const formats = ['pdf', 'xlsx', 'csv', 'json', 'md'] as const;

/** The comparison as a file, and its address to share. */
export function ComparisonTools({ reports }: ToolsProps) {
  const words = useWords();
  const client = useClient();
  const save = async (format: (typeof formats)[number]) => {
    const { bytes, contentType } = await client.compareAsFile({
      reports,
      format,
      language: words.languageName,
    });
    const [family = ''] = reports.join().split('/');
    saveFile(`${family}-comparison.${format}`, bytes, contentType);
  };
  return (
    <div className="section-tools">
      <FormatMenu
        label={words.compare.download}
        choices={formats.map((format) => ({
          label: words.takeAlong.formats[format],
          save: () => save(format),
        }))}
      />
      <CopyButton label={words.compare.address} read={() => location.href} />
    </div>
  );
}
