import type { Command } from 'commander';
import { companyCommand } from './company.js';
import { imageCommand } from './image.js';
import { imagesCommand } from './images.js';
import { reportsCommand } from './reports.js';

/** What a reader does. */
export function readingCommands(): Command[] {
  return [reportsCommand(), imagesCommand(), imageCommand(), companyCommand()];
}
