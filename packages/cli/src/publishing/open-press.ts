import type { Actor } from '@broadsheet/store';
import { Option, type Command } from 'commander';
import { connect, credentialOptions, type CredentialOptions } from '../connection.js';
import { defaultDatabaseUrl, localActor, withStore } from '../local-store.js';
import { databaseUrlOption } from '../settings.js';
import { UserError } from '../user-error.js';
import { createLocalPress } from './local-press.js';
import type { Press } from './press.js';
import { createRemotePress } from './remote-press.js';

/** Where a publishing command works, and as whom. */
export interface PressOptions extends CredentialOptions {
  to?: string;
  databaseUrl?: string;
  author?: string;
}

export function addPressOptions(command: Command): Command {
  return addTargetOptions(command).addOption(
    new Option(
      '--author <name>',
      'who is recorded as having done it (default: who is logged in on this machine)',
    ),
  );
}

/** For commands that only look. */
export function addTargetOptions(command: Command): Command {
  command.addOption(
    new Option(
      '--to <url>',
      'a running service, such as https://reports.example.com, instead of the store of this machine',
    ),
  );
  for (const option of [databaseUrlOption(), ...credentialOptions()]) command.addOption(option);
  return command;
}

/** Opens the store, or the way to a service, for one command. */
export async function withPress<T>(
  options: PressOptions,
  work: (press: Press) => Promise<T>,
): Promise<T> {
  const { to, databaseUrl = defaultDatabaseUrl, author } = options;
  if (to !== undefined) {
    if (author !== undefined) {
      throw new UserError(
        '--author is for the store of this machine: a service records the client that logs in.',
      );
    }
    return work(createRemotePress({ client: connect(to, options), url: to }));
  }
  return withStore({ databaseUrl }, (store) =>
    work(createLocalPress({ store, databaseUrl, actor: actorFor(author) })),
  );
}

/** Another author does not hide from the audit log who it was on this machine. */
function actorFor(author: string | undefined): Actor {
  const { name, address } = localActor();
  return author === undefined ? { name, address } : { name: author, address: `${name} ${address}` };
}
