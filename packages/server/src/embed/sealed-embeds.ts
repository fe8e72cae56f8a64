import type { Picture } from '@broadsheet/charts/render';
import type { ReportKey } from '@broadsheet/contract';
import { openText, sealText, type Store } from '@broadsheet/store';
import { once } from '../requests/once.js';

/** What an address grants access to. */
export interface Embed {
  clientId: string;
  /** The client's token generation when the address was given out. */
  generation: number;
  key: ReportKey;
  /** Name of the chart. */
  name: string;
  theme: string;
  picture: Picture;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Writes and reads addresses. They are encrypted and signed, with the key of the cursors. */
export interface SealedEmbeds {
  seal(embed: Embed): Promise<string>;
  /** Undefined for a text that this service did not write. */
  open(signed: string): Promise<Embed | undefined>;
}

/** Tells addresses from cursors, which are sealed with the same key. */
const mark = 'embed 1';

type SealedFields = [
  ...[mark: string, clientId: string, generation: number, expiresAt: number],
  ...[family: string, country: string, code: string, language: string],
  ...[name: string, theme: string],
  ...[format: Picture['format'], layout: Picture['layout'], width: number],
];

export function createSealedEmbeds(getCursorKey: Store['getCursorKey']): SealedEmbeds {
  const getKey = once(getCursorKey);
  return {
    seal: async (embed) => sealText((await getKey()).key, JSON.stringify(write(embed))),
    async open(signed) {
      const text = openText((await getKey()).key, signed);
      return text?.startsWith(`["${mark}"`) ? read(JSON.parse(text) as SealedFields) : undefined;
    },
  };
}

function write({
  clientId,
  generation,
  expiresAt,
  key,
  name,
  theme,
  picture,
}: Embed): SealedFields {
  const { family, country, code, language } = key;
  const { format, layout, width } = picture;
  return [
    ...([mark, clientId, generation, expiresAt] as const),
    ...([family, country, code, language, name, theme] as const),
    ...([format, layout, width] as const),
  ];
}

function read(written: SealedFields): Embed {
  const [, clientId, generation, expiresAt, family, country, code, language, ...chart] = written;
  const [name, theme, format, layout, width] = chart;
  return {
    clientId,
    generation,
    expiresAt,
    name,
    theme,
    key: { family, country, code, language },
    picture: { format, layout, width },
  };
}
