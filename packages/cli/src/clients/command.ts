import { Command } from 'commander';
import { databaseUrlOption } from '../settings.js';
import { addCommand } from './add.js';

/** `broadsheet clients …`: works on the store itself, so that no token is needed. */
export function clientsCommand(): Command {
  const clients = new Command('clients').description('Say who may read, publish or administer.');
  for (const command of [addCommand()]) {
    clients.addCommand(command.addOption(databaseUrlOption()));
  }
  return clients;
}
