import {
  writeKeyFields,
  type FamilyDefinition,
  type ImagesResponse,
  type ReportKey,
} from '@broadsheet/contract';

/** The answer of the images operation, ready to send (interface, 4.1). */
export function buildImageListing(
  definition: FamilyDefinition,
  key: ReportKey,
  names: readonly string[],
): Buffer {
  const report = reportUrl(definition, key);
  const answer: ImagesResponse = {
    Images: names.map((Name) => ({ Name, URL: addImage(report, Name) })),
  };
  return Buffer.from(JSON.stringify(answer));
}

/** The URL of an image, as the specification writes it: everything in lower case. */
export function imageUrl(definition: FamilyDefinition, key: ReportKey, name: string): string {
  return addImage(reportUrl(definition, key), name);
}

function reportUrl({ key: { fields } }: FamilyDefinition, key: ReportKey): string {
  const { country, code, language } = key;
  const values = Object.entries({
    country,
    ...writeKeyFields({ fields }, code),
    language,
  });
  return `/image/?${values.map(([name, value]) => `${name.toLowerCase()}=${encode(value)}`).join('&')}`;
}

const addImage = (report: string, name: string) => `${report}&image=${encode(name)}`;

const encode = (value: string | number) => encodeURIComponent(String(value).toLowerCase());
