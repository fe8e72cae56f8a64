import { Command } from 'commander';
import { databaseUrlOption } from '../settings.js';
import { addCommand } from './add.js';
import { disableCommand } from './disable.js';
import { listCommand } from './list.js';
import { removeCommand } from './remove.js';
import { rotateCommand } from './rotate.js';
import { setCommand } from './set.js';
import { showCommand } from './show.js';
import { addUserCommand, removeUserCommand } from './users.js';

/** `broadsheet clients …`: works on the store directly, so it needs no token. */
export function clientsCommand(): Command {
  const clients = new Command('clients').description('Say who may read, publish or administer.');
  const commands = [
    addCommand(),
    listCommand(),
    showCommand(),
    setCommand(),
    disableCommand(),
    rotateCommand(),
    removeCommand(),
    addUserCommand(),
    removeUserCommand(),
  ];
  for (const command of commands) clients.addCommand(command.addOption(databaseUrlOption()));
  return clients;
}
