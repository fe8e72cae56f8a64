import type { ChangeEvent } from '@broadsheet/contract';
import { partName } from '@broadsheet/editions';
import type { PartChanges } from '@broadsheet/store';

export function writeChanged(parts: PartChanges): ChangeEvent['Changed'] {
  const named = new Map<string, string | null>();
  // Variants of a section are listed under the name of the section.
  for (const [part, SHA256] of Object.entries(parts)) {
    const Name = partName(part);
    if (Name === part || !named.has(Name)) named.set(Name, SHA256);
  }
  return [...named].map(([Name, SHA256]) => ({ Name, SHA256 }));
}
