import type { ReferenceRelation, ReportKey } from '@broadsheet/contract';
import type { ListedReport, Scope, Store, Subject } from '@broadsheet/store';

interface RelatedQuery {
  key: ReportKey;
  scopes: Scope[];
  after: PageStart;
  limit: number;
}

/** The last one of the previous page: by its index among the named, or by its key among the naming. */
export interface PageStart {
  named: number;
  naming?: Subject;
}

export interface RelatedReport extends ListedReport {
  relation: ReferenceRelation;
}

export interface RelatedPage {
  reports: RelatedReport[];
  next: PageStart | undefined;
}

type References = Pick<Store['references'], 'listNamed' | 'listNaming' | 'listReadable'>;

/** First the reports that a report names, then those that name it; each once, in one language. */
export async function listRelated(
  references: References,
  { key, scopes, after, limit }: RelatedQuery,
): Promise<RelatedPage> {
  const { language } = key;
  const named = (await references.listNamed(key)).filter((subject) => !isSame(subject, key));
  const page = named.slice(after.named, after.named + limit);
  const readable = await references.listReadable(page, scopes);
  const reports = page
    .flatMap((subject) => pickLanguage(subject, readable, language) ?? [])
    .map((report): RelatedReport => ({ ...report, relation: 'named' }));
  const reached = after.named + page.length;
  if (reached < named.length) return { reports, next: { named: reached } };

  const room = limit - page.length;
  const found = await references.listNaming({
    report: key,
    scopes,
    limit: room + 1,
    ...(after.naming && { after: after.naming }),
  });
  const naming = found.slice(0, room);
  const isNew = (subject: Subject) =>
    !isSame(subject, key) && !named.some((other) => isSame(other, subject));
  const shown = naming.filter(isNew);
  const others = await references.listReadable(shown, scopes);
  const last = naming.at(-1) ?? after.naming;
  return {
    reports: [
      ...reports,
      ...shown
        .flatMap((subject) => pickLanguage(subject, others, language) ?? [])
        .map((report): RelatedReport => ({ ...report, relation: 'naming' })),
    ],
    next: found.length > room ? { named: reached, ...(last && { naming: last }) } : undefined,
  };
}

function isSame(one: Subject, other: Subject): boolean {
  return (
    one.family === other.family &&
    one.country === other.country &&
    one.code.toLowerCase() === other.code.toLowerCase()
  );
}

/** The report in that language or, if it has none, in the first one by name. */
function pickLanguage(
  subject: Subject,
  reports: readonly ListedReport[],
  language: string,
): ListedReport | undefined {
  const languages = reports
    .filter(({ key }) => isSame(key, subject))
    .sort((one, other) => one.key.language.localeCompare(other.key.language));
  const requestedLanguage = language.toLowerCase();
  return (
    languages.find(({ key }) => key.language.toLowerCase() === requestedLanguage) ?? languages[0]
  );
}
