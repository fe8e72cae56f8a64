interface ImageOfReport {
  origin: string;
  /** The part of the API client that reads the family: `industry`, `family("profile")`. */
  reader: string;
  /** The key fields of the report, and its language. */
  key: Readonly<Record<string, string | number>>;
  image: string;
}

/** A complete program that saves one image, using the API client. */
export function writeImageProgram({ origin, reader, key, image }: ImageOfReport): string {
  const fields = Object.entries({ ...key, image }).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value)},`,
  );
  return `import { writeFile } from 'node:fs/promises';
import { Broadsheet } from '@broadsheet/client';

const client = new Broadsheet({
  baseUrl: ${JSON.stringify(origin)},
  credentials: {
    clientId: process.env.BROADSHEET_CLIENT_ID ?? '',
    username: process.env.BROADSHEET_USERNAME ?? '',
    password: process.env.BROADSHEET_PASSWORD ?? '',
  },
});

const image = await client.${reader}.image({
${fields.join('\n')}
});
if (image) await writeFile(${JSON.stringify(`${image}.png`)}, image.bytes);
`;
}
