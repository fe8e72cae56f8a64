import {
  basedOnPattern,
  ClassificationVersion,
  Type,
  type ChartData,
  type ChartNameOf,
  type FamilyDefinition,
  type Operation,
  type ReportKey,
  type SectionTokenOf,
} from '@broadsheet/contract';
import { buildSchemaCheck, type Finding } from '@broadsheet/contract/checking';
import type { Static, TObject, TSchema } from 'typebox';
import { mergeFindings } from './checks/merge-findings.js';
import { checkUnusual } from './checks/unusual/check-unusual.js';
import { compareEditions } from './checks/unusual/compare-editions.js';
import { findFigures, type FigurePaths } from './checks/unusual/find-series.js';
import { findOversized } from './oversized.js';
import type { AnswerOwn } from './own-operation.js';
import type { SpanningFigures } from './spanning-figures.js';

/** A text of the publisher that is drawn in images, and its pointer in the document. */
export interface DrawnText {
  text: string;
  pointer: string;
}

/** Another report that a document names, in any language. */
export interface Reference {
  /** The pointer to the name. */
  pointer: string;
  report: Omit<ReportKey, 'language'>;
  /**
   * The document gives its code whether or not there is such a report: publishers get no warning.
   */
  isIncidental?: true;
  /** What the document calls the company that the report is about, and the pointer to that. */
  called?: { name: string; pointer: string };
}

/** Everything that is derived from one document. */
export interface Derived {
  title: string;
  sector: string;
  /**
   * Search terms besides its title and sector: codes, registration numbers, tickers, listings
   * (`ASX:R9W`), and other names and plain words (see search-terms.ts).
   */
  searchTerms: string[];
  /** Bodies by token; a section without data is absent. */
  sections: Readonly<Record<string, object | undefined>>;
  /** Bodies that replace those above if a field of the request is true, by that field. */
  variants?: Readonly<Record<string, Readonly<Record<string, object | undefined>>>>;
  /** By name, in any order; undefined if the document lacks the data. */
  charts: Readonly<Record<string, ChartData | undefined>>;
  /** This report's input for figures that span reports; plain JSON. */
  figures?: unknown;
  /** Figures that are compared across editions and reports; stored in a table with each edition. */
  keyFigures?: readonly KeyFigure[];
  /** Further codes of classifications that the report covers. */
  covers?: readonly Cover[];
}

/** A code of a classification. */
interface Cover {
  version: string;
  code: string;
}

/** A figure that is compared across editions and reports. */
export interface KeyFigure {
  /** One of the family's `keyFigures`. */
  name: string;
  value: number;
  /** The values it is made of, by name. */
  parts?: Readonly<Record<string, number>>;
}

/** A family for publishing: its documents, and what is derived from them. */
export interface ReportFamily {
  definition: FamilyDefinition;
  /** JSON Schema of its documents. */
  document: TSchema;
  /** All problems of a document at once. */
  check(document: unknown): Finding[];
  /** The texts that the bundled fonts must be able to draw, as far as the document is valid. */
  listDrawnTexts(document: object): DrawnText[];
  /** Other reports that a checked document names; also of families that the program does not know. */
  listReferences(document: unknown): Reference[];
  /** Warnings from comparing with the previous edition's document; both passed their checks. */
  compare(document: unknown, before: unknown): Finding[];
  /** Only for a document that passed its check. */
  derive(document: unknown): Derived;
  /** Figures that depend on other reports too; absent for a family that has none. */
  spanning?: SpanningFigures;
  /** The names of its key figures: every document gives all of them. */
  keyFigures: readonly string[];
  /** Answers the operations that only this family has, by their ids. */
  answers: Readonly<Record<string, AnswerOwn>>;
}

/**
 * With types that the compiler checks: every token and chart name of the definition, and no other.
 */
interface DerivedOf<Definition extends FamilyDefinition> extends Omit<
  Derived,
  'sections' | 'charts' | 'variants'
> {
  sections: { [Token in SectionTokenOf<Definition>]?: BodyOf<Definition, Token> | undefined };
  variants?: Record<
    string,
    { [Token in SectionTokenOf<Definition>]?: BodyOf<Definition, Token> | undefined }
  >;
  charts: Record<ChartNameOf<Definition>, ChartData | undefined>;
}

type BodyOf<Definition extends FamilyDefinition, Token extends SectionTokenOf<Definition>> = Static<
  Definition['sections'][Token]['body']
> &
  object;

interface ReportFamilyParts<Definition extends FamilyDefinition, Document extends TObject> {
  definition: Definition;
  /** Without `$schema`, `Family` and others that every document may have. */
  document: Document;
  /**
   * Checks that a schema cannot express. The document is given without its invalid properties,
   * whose names are in `broken`. Figures of the properties in `doubted` look like typing mistakes,
   * which is already reported: what follows from them is not worth a finding.
   */
  check(
    document: Partial<Static<Document>>,
    broken: ReadonlySet<string>,
    doubted: ReadonlySet<string>,
  ): Finding[];
  listDrawnTexts?(document: Partial<Static<Document>>): DrawnText[];
  listReferences?(document: Static<Document>): Reference[];
  derive(document: Static<Document>): DerivedOf<Definition>;
  /** Charts of series whose property has another name than the chart. */
  drawnAs?: Record<string, ChartNameOf<Definition>>;
  spanning?: SpanningFigures;
  keyFigures?: readonly string[];
  answers?: Record<NonNullable<Definition['operations']>[number]['id'], AnswerOwn>;
}

/** Hides the types of a family, so that all families fit into one list. */
export function defineReportFamily<Definition extends FamilyDefinition, Document extends TObject>(
  parts: ReportFamilyParts<Definition, Document>,
): ReportFamily {
  const { definition, spanning, keyFigures = [], answers = {}, drawnAs = {} } = parts;
  requireAnswers(definition, answers);
  const document = addCommonProperties(parts.document, definition);
  const checkSchema = buildSchemaCheck(document);
  let figurePaths: FigurePaths | undefined;
  const charted = new Set([...Object.keys(definition.charts), ...Object.keys(drawnAs)]);
  const getFigures = () => (figurePaths ??= findFigures(document));
  return {
    definition,
    document,
    check(value) {
      const oversized = findOversized(value);
      if (oversized) return [oversized];
      const findings = checkSchema(value);
      const broken = listProperties(findings);
      const valid = keepKnown(keepValid(value, broken), document);
      const unusual = checkUnusual(valid, getFigures());
      const own = parts.check(valid, broken, listProperties(unusual));
      return [...findings, ...checkCountry(valid, definition), ...mergeFindings(own, unusual)];
    },
    listDrawnTexts: (valid) => parts.listDrawnTexts?.(valid) ?? [],
    listReferences: (value) => parts.listReferences?.(value as Static<Document>) ?? [],
    compare: (value, before) =>
      compareEditions(value as object, before as object, { ...getFigures(), charted }),
    derive(value) {
      const derived = parts.derive(value as Static<Document>);
      const { OtherTitles = [], Covers = [] } = value as CommonProperties;
      return {
        ...derived,
        searchTerms: [...derived.searchTerms, ...OtherTitles],
        covers: Covers.map(({ Version, Code }) => ({ version: Version, code: Code })),
      };
    },
    ...(spanning && { spanning }),
    keyFigures,
    answers,
  };
}

/** A family of one country publishes every document as one of that country. */
function checkCountry(document: object, { title, key }: FamilyDefinition): Finding[] {
  const { Country } = document as { Country?: unknown };
  const { onlyCountry } = key;
  if (onlyCountry === undefined || typeof Country !== 'string') return [];
  if (Country === onlyCountry) return [];
  const message = `${title} are about one country only; type ${onlyCountry}, not ${Country}.`;
  return [{ severity: 'error', pointer: '/Country', message }];
}

/** Properties of the document with findings. */
const listProperties = (findings: readonly Finding[]): ReadonlySet<string> =>
  new Set(findings.map(({ pointer }) => pointer.split('/')[1] ?? ''));

/** The charts that a checked document gives, in the order of the definition. */
export function listCharts({ definition }: ReportFamily, { charts }: Derived): ChartData[] {
  return Object.keys(definition.charts).flatMap((name) => charts[name] ?? []);
}

/** The properties of a document without the invalid ones. */
export function keepValid(value: unknown, broken: ReadonlySet<string>): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  if (broken.size === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !broken.has(name)));
}

/** Drops properties that the schema does not have: the type of their values is unknown. */
function keepKnown(value: object, { properties }: TObject): object {
  const entries = Object.entries(value);
  const known = entries.filter(([name]) => Object.hasOwn(properties, name));
  return known.length === entries.length ? value : Object.fromEntries(known);
}

/** Properties that a document of any family may have. */
interface CommonProperties {
  OtherTitles?: string[];
  Covers?: { Version: string; Code: string }[];
}

function addCommonProperties(document: TObject, { name }: FamilyDefinition): TObject {
  const { properties } = document;
  return {
    ...document,
    properties: {
      $schema: Type.String({
        description: 'Address of this schema, so that an editor can complete and check.',
      }),
      Family: Type.Literal(name, { description: `The family of the report: ${name}.` }),
      BasedOn: Type.String({
        description: `The edition that the document was exported from, such as \`edition 2 of ${name}/…\`: publishing it does not undo a later one. It is not part of the report.`,
        pattern: basedOnPattern,
      }),
      OtherTitles: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        description: 'What else the report is called: searches find it by these too.',
        maxItems: 20,
      }),
      Covers: Type.Array(
        Type.Object(
          {
            Version: ClassificationVersion,
            Code: Type.String({
              description: 'A code of it, without dots.',
              pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,15}$',
            }),
          },
          { additionalProperties: false },
        ),
        {
          description:
            'Further codes of classifications that the report is about: it is found by these too.',
          maxItems: 100,
        },
      ),
      ...properties,
    },
  };
}

function requireAnswers(
  { name, operations = [] }: FamilyDefinition,
  answers: Readonly<Record<string, AnswerOwn>>,
): void {
  const missing = operations.find(({ id }: Operation) => !Object.hasOwn(answers, id));
  if (missing) throw new Error(`The family ${name} has no answer to its operation ${missing.id}.`);
}
