import type { Command } from 'commander';
import { companyCommand } from '../families/company/company.js';
import { imageCommand } from '../families/industry/image.js';
import { imagesCommand } from '../families/industry/images.js';
import { warningsCommand } from '../families/risk/warnings.js';
import { chartCommand } from './chart.js';
import { compareCommand } from './compare.js';
import { downloadCommand } from './download.js';
import { embedCommand } from './embed.js';
import { referencesCommand } from './references.js';
import { reportCommand } from './report.js';
import { reportsCommand } from './reports.js';

/** The commands for readers; the last ones are shortcuts for one family. */
export function readingCommands(): Command[] {
  return [
    ...[reportsCommand(), reportCommand(), chartCommand(), imagesCommand(), imageCommand()],
    ...[
      companyCommand(),
      warningsCommand(),
      referencesCommand(),
      compareCommand(),
      downloadCommand(),
      embedCommand(),
    ],
  ];
}
