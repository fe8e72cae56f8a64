import type { ImageName } from '@broadsheet/client';
import type { ReportKey } from './report-key.js';

/** A whole program that saves one picture, with the client. */
export function writeImageProgram(
  origin: string,
  { country, code, language }: ReportKey,
  image: ImageName,
): string {
  const text = (value: string) => JSON.stringify(value);
  return `import { writeFile } from 'node:fs/promises';
import { Broadsheet } from '@broadsheet/client';

const client = new Broadsheet({
  baseUrl: ${text(origin)},
  credentials: {
    clientId: process.env.BROADSHEET_CLIENT_ID ?? '',
    username: process.env.BROADSHEET_USERNAME ?? '',
    password: process.env.BROADSHEET_PASSWORD ?? '',
  },
});

const image = await client.industry.image({
  country: ${text(country)},
  code: ${text(code)},
  language: ${text(language)},
  image: ${text(image)},
});
if (image) await writeFile(${text(`${image}.png`)}, image.bytes);
`;
}
