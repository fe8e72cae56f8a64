import type { Broadsheet } from '@broadsheet/client';
import type { Command } from 'commander';
import { connect, explainFailure, findConnection, serviceOptions } from '../connection.js';
import type { ConnectionOptions } from '../profiles/resolve-connection.js';

/** Options of every reading command. */
export interface ReadingOptions extends ConnectionOptions {
  json?: boolean;
}

export interface Service {
  client: Broadsheet;
  /** The address of the service, for messages. */
  url: string;
}

/** A user waits at the terminal: a temporary error is retried twice, not for half a minute. */
const retries = 2;

/** Adds the options for the service and the credentials. */
export function addServiceOptions(command: Command): Command {
  for (const option of serviceOptions()) command.addOption(option);
  return command;
}

/** Connects to the service for one command, and explains errors. */
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
