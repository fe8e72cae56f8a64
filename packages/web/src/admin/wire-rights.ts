import type { ClientRight } from '@broadsheet/client';
import type { EntitlementView } from '@broadsheet/contract';

/** Rights in the form in which a session has them. */
export function writeRights(rights: readonly ClientRight[]): EntitlementView[] {
  return rights.map(({ access, families, countries, languages }) => ({
    Access: access,
    ...(families && { Families: families }),
    ...(countries && { Countries: countries }),
    ...(languages && { Languages: languages }),
  }));
}
