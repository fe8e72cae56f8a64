import type { Preparation } from '@broadsheet/editions';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { PreviewOptions } from './preview.js';

/** Previews documents of the shipped families, or of the families of the given preparation. */
export function previewCommand(preparation?: Preparation): Command {
  return (
    new Command('preview')
      .description('Draw the charts and sections of documents into a page on this machine.')
      .argument(
        '<path...>',
        'files, and folders of files (.json, .yaml, .yml, .xlsx, or .csv files with Report.csv)',
      )
      .option('-o, --output <folder>', 'where the page, index.html, is written', 'preview')
      .option('--open', 'open the page in the browser')
      .option('--watch', 'serve the page on this machine, and reload it when a file changes')
      .addOption(
        new Option('--port <number>', 'port of --watch; 0 takes a free one')
          .default(0)
          .argParser(parsePort),
      )
      .addHelpText(
        'after',
        `
The page holds everything itself and fetches nothing: it can be sent by mail as it is. With --watch
no file is written: the page is served until Ctrl-C, to this machine only.

Examples:
  $ broadsheet preview reports/industry.yaml --open
  $ broadsheet preview reports/ -o /tmp/preview
  $ broadsheet preview reports/industry.yaml --watch --open`,
      )
      // Loads the drawing and layout code only when needed; other commands do not use it.
      .action(async (paths: string[], options: PreviewOptions) => {
        const { preview, watchPreview } = await import('./preview.js');
        if (options.watch) await watchPreview(paths, options, preparation);
        else await preview(paths, options, preparation);
      })
  );
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}
