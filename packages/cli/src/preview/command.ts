import type { Preparation } from '@broadsheet/editions';
import { Command } from 'commander';
import type { PreviewOptions } from './preview.js';

/** Previews documents of the shipped families, or of the families of the given preparation. */
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
      // Loads the drawing and layout code only when needed; other commands do not use it.
      .action(async (paths: string[], options: PreviewOptions) => {
        await (await import('./preview.js')).preview(paths, options, preparation);
      })
  );
}
