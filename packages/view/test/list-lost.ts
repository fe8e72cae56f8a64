interface Shown {
  body: unknown;
  /** What a reader sees. */
  text: string;
  words?: Readonly<Record<string, string>> | undefined;
}

/** The scalars of a body that are missing from the view. */
export function listLost({ body, text, words = {} }: Shown): unknown[] {
  const shown = bare(text);
  return listScalars(body).filter(
    (scalar) => !listForms(scalar, words).some((form) => shown.includes(bare(form))),
  );
}

/**
 * Not the HTML form of a text, which is also there as plain text, and not `Units`, which means no
 * scale.
 */
function listScalars(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return isPlainUnit(value) ? [] : [value];
  if (isWithheld(value)) return listScalars({ ...value, Value: 'withheld', Suppressed: [] });
  return (
    Object.entries(value)
      .filter(([name]) => name !== 'AnalysisHTML')
      // Says nothing where there is a value after all.
      .filter(([name, inner]) => name !== 'Suppressed' || inner !== true)
      // A year to come says so beside its figure.
      .flatMap(([name, inner]) =>
        name === 'Outlook' && inner === true ? ['outlook'] : listScalars(inner),
      )
  );
}

/**
 * Without the characters that a language puts between letters and digits; upper case, as sigma has
 * two lower ones.
 */
const bare = (text: string) => text.replace(/[\s\p{Cc},•]/gu, '').toUpperCase();

function listForms(value: unknown, words: Readonly<Record<string, string>>): string[] {
  if (value === null) return ['–'];
  if (value === 'outlook') return ['outlook', '見通し'];
  if (value === 'withheld') return ['withheld', '非公表'];
  if (typeof value === 'boolean') return value ? ['yes', 'はい'] : ['no', 'いいえ'];
  if (typeof value === 'number') return [String(value).replace('-', '\u2212')];
  return typeof value === 'string'
    ? [value, ...listDates(value), ...(words[value] === undefined ? [] : [words[value]])]
    : [];
}

function listDates(text: string): string[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return [];
  const date = new Date(`${text}T00:00:00Z`);
  return ['en-AU', 'ja-JP'].map((tag) =>
    date.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }),
  );
}

const isWithheld = (value: object) =>
  'Suppressed' in value && value.Suppressed === true && 'Value' in value && value.Value === null;

/** Amounts in single units need no unit text. */
const isPlainUnit = (value: unknown) => value === 'Units' || value === 'Currency';
