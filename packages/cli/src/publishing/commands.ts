import type { Command } from 'commander';
import { previewCommand } from '../preview/command.js';
import { checkCommand } from './check.js';
import { editionsCommand } from './editions.js';
import { initCommand } from './init.js';
import { publishCommand } from './publish.js';
import { rollbackCommand } from './rollback.js';
import { schemaCommand } from './schema.js';
import { withdrawCommand } from './withdraw.js';

/** What a publisher does, in the order of a report's life. */
export function publishingCommands(): Command[] {
  return [
    initCommand(),
    checkCommand(),
    previewCommand(),
    publishCommand(),
    editionsCommand(),
    rollbackCommand(),
    withdrawCommand(),
    schemaCommand(),
  ];
}
