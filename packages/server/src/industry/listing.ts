import {
  imageNames,
  type ImageName,
  type ImagesResponse,
  type ReportKey,
} from '@broadsheet/contract';

/** The answer of the images operation, ready to send (interface, 4.1). */
export function buildListing(key: ReportKey, names: ImageName[]): Buffer {
  const report = reportUrl(key);
  const answer: ImagesResponse = {
    Images: names.map((Name) => ({ Name, URL: addImage(report, Name) })),
  };
  return Buffer.from(JSON.stringify(answer));
}

export function imageUrl(key: ReportKey, name: ImageName): string {
  return addImage(reportUrl(key), name);
}

function reportUrl({ country, code, language }: ReportKey): string {
  return `/image/?country=${encode(country)}&code=${encode(code)}&language=${encode(language)}`;
}

const addImage = (report: string, name: ImageName) => report + imageParts[name];

const encode = (value: string) => encodeURIComponent(value.toLowerCase());

const imageParts = Object.fromEntries(
  imageNames.map((name) => [name, `&image=${encode(name)}`]),
) as Record<ImageName, string>;
