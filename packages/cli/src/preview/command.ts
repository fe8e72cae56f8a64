import type { Preparation } from '@broadsheet/editions';
import { Command } from 'commander';
import type { PreviewOptions } from './preview.js';

/** Documents of the families that are shipped, or of those that a preparation is given for. */
export function previewCommand(preparation?: Preparation): Command {
  return (
    new Command('preview')
      .description('Draw the charts and sections of documents into a page on this machine.')
      .argument('<path...>', 'files, and folders of files (.json, .yaml, .yml)')
      .option('-o, --output <folder>', 'where the page, index.html, is written', 'preview')
      .option('--open', 'open the page in the browser')
      .addHelpText(
        'after',
        `
The page holds everything itself and fetches nothing: it can be sent by mail as it is.

Examples:
  $ broadsheet preview reports/industry.yaml --open
  $ broadsheet preview reports/ -o /tmp/preview`,
      )
      // Only now what draws and lays out is loaded, which commands beside it do without.
      .action(async (paths: string[], options: PreviewOptions) => {
        await (await import('./preview.js')).preview(paths, options, preparation);
      })
  );
}
