import type { Reference } from '@broadsheet/view';

/** A report that a section speaks of, as its body names it. */
export interface ReferenceFields {
  Family: string;
  Country: string;
  Code?: string;
  EntityId?: number;
  Title: string;
}

/** The fields that name the report. */
export function readReference({ Title: _title, ...key }: ReferenceFields): Reference['key'] {
  return key;
}
