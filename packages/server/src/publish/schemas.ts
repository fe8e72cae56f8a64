import { families, type Family } from '@broadsheet/contract';
import { CompanyDocument, IndustryDocument } from '@broadsheet/reports';

/** A JSON Schema (draft 2020-12) for editors and programs of others. */
export type DocumentSchema = Record<string, unknown>;

const documents: Record<Family, object> = {
  industry: IndustryDocument,
  company: CompanyDocument,
};

/**
 * The published schema of a kind of document. Its `$id` is a name and no address: the same schema
 * is served by every service and written into folders, and editors must not look for it elsewhere.
 */
export function buildDocumentSchema(family: Family): DocumentSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:broadsheet:schema:${family}`,
    ...documents[family],
  };
}

const nameEnds = families.map((family) => ({
  family,
  end: new RegExp(`(^|[/:\\\\])${family}(\\.schema)?(\\.json)?$`, 'i'),
}));

/** The kind of document that a document's own `$schema` names, wherever that schema is kept. */
export function findFamilyOfSchema(address: string): Family | undefined {
  return nameEnds.find(({ end }) => end.test(address))?.family;
}
