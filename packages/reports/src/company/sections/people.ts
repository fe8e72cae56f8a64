import type { KeyPersonRow, CompanySectionBodies } from '@broadsheet/contract';
import type { CompanyDocument } from '../document/document.js';

export function buildPeopleSections({
  Personnel = [],
}: CompanyDocument): Pick<CompanySectionBodies, 'keypersonnel' | 'otherdirectorships'> {
  if (Personnel.length === 0) return {};
  const people = Personnel.map((person) => {
    const row: KeyPersonRow & Partial<typeof person> = { ...person };
    delete row.OtherDirectorships;
    return row;
  });
  const directors = Personnel.flatMap(({ Name, Title, OtherDirectorships: boards }) =>
    boards === undefined
      ? []
      : [{ Name, ...(Title !== undefined && { Title }), Directorships: boards }],
  );
  return {
    keypersonnel: { Personnel: people },
    ...(directors.length > 0 && { otherdirectorships: { Directors: directors } }),
  };
}
