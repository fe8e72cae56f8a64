import { Option, type Command } from 'commander';
import { credentialOptions, type CredentialOptions } from '../../connection.js';
import { databaseUrlOption } from '../../settings.js';

/** The target of a publishing command, and the credentials for it. */
export interface TargetOptions extends CredentialOptions {
  to?: string;
  databaseUrl?: string;
  author?: string;
}

export function addPublishOptions(command: Command): Command {
  return addTargetOptions(command).addOption(
    new Option(
      '--author <name>',
      'who is recorded as having done it (default: who is logged in on this machine)',
    ),
  );
}

/** For commands that only read. */
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

/** A text without a scheme is the name of a profile. */
export const targetOf = (to: string) => (to.includes('://') ? { url: to } : { profile: to });
