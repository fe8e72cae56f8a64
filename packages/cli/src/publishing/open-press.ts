import type { Actor } from '@broadsheet/store';
import { Option, type Command } from 'commander';
import {
  connect,
  credentialOptions,
  findConnection,
  type CredentialOptions,
} from '../connection.js';
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
      '--to <service>',
      'a running service instead of the store of this machine: its address, such as https://reports.example.com, or the profile that "broadsheet login" made',
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
    const connection = await findConnection({ ...options, ...targetOf(to) });
    return work(createRemotePress({ client: connect(connection), url: connection.url }));
  }
  return withStore({ databaseUrl }, (store) =>
    work(createLocalPress({ store, databaseUrl, actor: actorFor(author) })),
  );
}

/** What has no scheme is the name of a profile. */
export const targetOf = (to: string) => (to.includes('://') ? { url: to } : { profile: to });

/** Another author does not hide from the audit log who it was on this machine. */
function actorFor(author: string | undefined): Actor {
  const { name, address } = localActor();
  return author === undefined ? { name, address } : { name: author, address: `${name} ${address}` };
}
