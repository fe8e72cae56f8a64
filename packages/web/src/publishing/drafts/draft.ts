/** The content of a draft: a text, a document of the form, a binary file, or CSV files. */
export type DraftSource =
  | { kind: 'text'; name: string; text: string }
  | { kind: 'document'; document: object }
  | { kind: 'file'; name: string; base64: string }
  | { kind: 'sheets'; name: string; sheets: { name: string; base64: string }[] };

/** A document that is not published yet; this browser stores it. */
export interface Draft {
  id: string;
  /** The client and user that it belongs to. */
  owner: string;
  /** The title if it is known, otherwise the name of the file. */
  name: string;
  /** Milliseconds. */
  changedAt: number;
  source: DraftSource;
  /** The edition that it was made from, or that the user has decided to replace. */
  base?: { key: string; edition: number };
  /** Whether its content was a workbook or CSV files before it was changed in the form. */
  wasSheets?: boolean;
}

/** Whether the user has a workbook or CSV files of it, which do not change when it is published. */
export const isOfSheets = ({ source: { kind }, wasSheets = false }: Draft): boolean =>
  wasSheets || kind === 'file' || kind === 'sheets';

export type NewDraft = Pick<Draft, 'owner' | 'name' | 'source' | 'base'>;

export function createDraft(draft: NewDraft): Draft {
  return { ...draft, id: randomId(), changedAt: Date.now() };
}

/** Not `randomUUID`, which browsers offer only over TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
