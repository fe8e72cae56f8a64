import { defaultLanguage } from './default-language.js';
import type { ImageName } from './image-name.js';

/** What names an industry report. */
export interface IndustryKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Industry report code, such as `1214`. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names one chart of an industry report. */
export interface ImageKey extends IndustryKey {
  /** The chart, such as `Revenue`. */
  image: ImageName | Lowercase<ImageName>;
  /** The look, such as `dark`; an extension, which other services ignore. */
  theme?: string | undefined;
}

/** One chart that an industry report has. */
export interface ImageDescriptor {
  /** Which chart it is. */
  name: ImageName;
  /** Where the service has it; `industry.image` takes the whole descriptor. */
  url: string;
}

/** The address of an image as the specification writes it (interface, 4.1). */
export function imageUrlOf({ language = defaultLanguage, theme, ...key }: ImageKey): string {
  const { country, code, image } = key;
  const query = Object.entries({ country, code, language, image, ...(theme && { theme }) })
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toLowerCase())}`)
    .join('&');
  return `/image/?${query}`;
}

/** The key that an image's address holds; undefined where it is written in another way. */
export function findImageKey(url: string): Required<ImageKey> | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const [country, code, language, image] = ['country', 'code', 'language', 'image'].map((name) =>
    query.get(name),
  );
  if (!country || !code || !language || !image) return undefined;
  const theme = query.get('theme') ?? '';
  return { country, code, language, image: image as ImageName, theme };
}
