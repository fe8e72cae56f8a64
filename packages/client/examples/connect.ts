import { Broadsheet, type BroadsheetOptions } from '@broadsheet/client';

/** A client set up by the environment; the demo service where nothing is set. */
export function connect(options: Partial<BroadsheetOptions> = {}): Broadsheet {
  const {
    BROADSHEET_URL: baseUrl = 'http://127.0.0.1:8080',
    BROADSHEET_CLIENT_ID: clientId = 'demo',
    BROADSHEET_USERNAME: username = 'demo',
    BROADSHEET_PASSWORD: password = 'demo',
  } = process.env;
  return new Broadsheet({ baseUrl, credentials: { clientId, username, password }, ...options });
}
