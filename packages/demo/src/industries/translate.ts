import type { IndustryDocument } from '@broadsheet/reports';

/** A language's name and every text of a report in it, by the English text. */
export interface Translation {
  language: string;
  texts: Readonly<Record<string, string>>;
}

/** The same report in another language: the figures stay, every text is translated or it throws. */
export function translateDocument(
  document: IndustryDocument,
  { language, texts }: Translation,
): IndustryDocument {
  const translate = (text: string): string => {
    const translated = texts[text];
    if (translated === undefined) throw new RangeError(`no ${language} for "${text}"`);
    return translated;
  };
  return { ...translateNames(document, translate), Language: language };
}

/** The properties that hold texts; all others hold codes, figures and dates. */
const textKeys = new Set(['Title', 'Sector', 'Source', 'Name', 'Via']);

function translateNames<T>(value: T, translate: (text: string) => string): T {
  const visit = (key: string, found: unknown): unknown => {
    if (Array.isArray(found)) return found.map((item) => visit(key, item));
    if (typeof found === 'string') return textKeys.has(key) ? translate(found) : found;
    if (typeof found !== 'object' || found === null) return found;
    return Object.fromEntries(
      Object.entries(found).map(([name, item]) => [name, visit(name, item)]),
    );
  };
  return visit('', value) as T;
}
