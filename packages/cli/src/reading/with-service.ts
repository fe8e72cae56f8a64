import type { Broadsheet } from '@broadsheet/client';
import type { Command } from 'commander';
import { connect, explainFailure, findConnection, serviceOptions } from '../connection.js';
import type { ConnectionOptions } from '../profiles/resolve-connection.js';

/** What every reader's command takes. */
export interface ReadingOptions extends ConnectionOptions {
  json?: boolean;
}

export interface Service {
  client: Broadsheet;
  /** Where it is, for messages. */
  url: string;
}

/** Somebody waits in front of the terminal: a passing fault is met twice, not for half a minute. */
const retries = 2;

/** Adds what names the service and who asks. */
export function addServiceOptions(command: Command): Command {
  for (const option of serviceOptions()) command.addOption(option);
  return command;
}

/** Opens the way to the service for one command, and explains what fails on it. */
export async function withService<T>(
  options: ReadingOptions,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const connection = await findConnection(options);
  const client = connect(connection, { retries });
  return work({ client, url: connection.url }).catch((error: unknown) =>
    explainFailure(error, connection.url),
  );
}

export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
