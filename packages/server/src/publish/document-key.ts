import { findReportKey, families, type Family, type ReportKey } from '@broadsheet/contract';
import { findFamilyOfSchema } from './schemas.js';

/** The property that only documents of a family have at their top. */
export const tellingProperties: Record<Family, string> = { industry: 'Code', company: 'EntityId' };

type Properties = Record<string, unknown>;

/** Whose kind a document is, by its content, else by its `$schema`; undefined where neither tells. */
export function findDocumentFamily(document: unknown): Family | undefined {
  if (!isObject(document)) return undefined;
  const told = families.filter((family) => Object.hasOwn(document, tellingProperties[family]));
  if (told.length === 1) return told[0];
  return typeof document.$schema === 'string' ? findFamilyOfSchema(document.$schema) : undefined;
}

/** Which report a document is of; undefined where what names it is missing or malformed. */
export function findDocumentKey(family: Family, document: unknown): ReportKey | undefined {
  if (!isObject(document)) return undefined;
  const steps = keySteps[family](document);
  return steps.every((step) => typeof step === 'string')
    ? findReportKey([family, ...steps].join('/'))
    : undefined;
}

const keySteps: Record<Family, (document: Properties) => unknown[]> = {
  industry: ({ Country, Code, Language }) => [Country, Code, Language],
  company: ({ EntityId, Language }) => [
    Number.isInteger(EntityId) ? String(EntityId) : undefined,
    Language,
  ],
};

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
