import { UserError } from '../user-error.js';

/** Refuses an address that no service can have, before anybody is asked for credentials. */
export function parseServiceAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UserError(
    `The address of the service must start with https:// or http://, as in https://reports.example.com; it is ${JSON.stringify(text)}.`,
  );
}
