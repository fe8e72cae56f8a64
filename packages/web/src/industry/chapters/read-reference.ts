import type { Reference } from '@broadsheet/view';

/** A reference to another report, as a section's body contains it. */
export interface ReferenceFields {
  Family: string;
  Country: string;
  Region?: string;
  Code?: string;
  EntityId?: number;
  Title: string;
}

/** The key fields of the report. */
export function readReference({ Title: _title, ...key }: ReferenceFields): Reference['key'] {
  return key;
}
