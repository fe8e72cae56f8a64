import type { SectionBodies } from '@broadsheet/contract';
import type { CompanyDocument } from './document.js';

export function buildPeopleSections({
  Personnel = [],
}: CompanyDocument): Pick<SectionBodies, 'keypersonnel' | 'otherdirectorships'> {
  if (Personnel.length === 0) return {};
  const people = Personnel.map(({ OtherDirectorships: _, ...person }) => person);
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
