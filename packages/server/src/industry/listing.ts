import type { ChartData, ImageName, ImagesResponse, ReportKey } from '@broadsheet/contract';

/** The answer of the images operation, ready to send (interface, 4.1). */
export function buildListing(key: ReportKey, names: ImageName[]): Buffer {
  const answer: ImagesResponse = {
    Images: names.map((Name) => ({ Name, URL: imageUrl(key, Name) })),
  };
  return Buffer.from(JSON.stringify(answer));
}

export function imageUrl({ country, code, language }: ReportKey, name: ChartData['name']): string {
  const values = { country, code, language, image: name };
  const query = Object.entries(values)
    .map(([parameter, value]) => `${parameter}=${encodeURIComponent(value.toLowerCase())}`)
    .join('&');
  return `/image/?${query}`;
}
