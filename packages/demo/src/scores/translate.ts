/** The properties that hold texts; all others hold codes, figures and dates. */
const textKeys = ['Title', 'Sector', 'Source', 'Name', 'Text', 'Detail'];

interface Translation {
  language: string;
  /** By the English text. */
  texts: Readonly<Record<string, string>>;
  /** More properties that hold texts. */
  keys?: readonly string[];
}

/** The same report in another language: figures stay, every text is translated or it throws. */
export function translateScores<Document extends { Language: string; Analysis?: object }>(
  document: Document,
  { language, texts, keys = [] }: Translation,
): Document {
  const isTextKey = new Set([...textKeys, ...keys]);
  const visit = (found: unknown, isText: boolean): unknown => {
    if (typeof found === 'string') return isText ? translate(found) : found;
    if (Array.isArray(found)) return found.map((item) => visit(item, isText));
    if (typeof found !== 'object' || found === null) return found;
    return Object.fromEntries(
      Object.entries(found).map(([name, item]) => [
        name,
        visit(item, isText || isTextKey.has(name)),
      ]),
    );
  };
  const translate = (text: string): string => {
    const translated = texts[text];
    if (translated === undefined) throw new RangeError(`no ${language} for "${text}"`);
    return translated;
  };
  const { Analysis, ...rest } = document;
  return {
    ...(visit(rest, false) as Document),
    ...(Analysis && { Analysis: visit(Analysis, true) }),
    Language: language,
  };
}
