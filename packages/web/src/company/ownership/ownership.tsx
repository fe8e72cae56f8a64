import { useWords } from '../../words/explorer-words.js';
import type { SectionProps } from '../page/bodies.js';
import { ConcentrationFacts } from './concentration-facts.js';
import { HoldersTable } from './holders-table.js';
import { OwnershipDiagram } from './ownership-diagram.js';
import { SubsidiariesTable } from './subsidiaries-table.js';

/** Who owns the company and what it owns: a diagram, then the full tables. */
export function OwnershipOverview({ bodies, tag }: SectionProps) {
  const { title, shareholders, substantialshareholders, subsidiaries } = bodies;
  const { company: words } = useWords();
  return (
    <OwnershipDiagram
      company={title?.Title ?? words.theCompany}
      shareholders={shareholders}
      substantial={substantialshareholders}
      subsidiaries={subsidiaries}
      tag={tag}
    />
  );
}

export function Holders({ bodies, tag }: SectionProps) {
  const { shareholders, substantialshareholders } = bodies;
  const { company: words } = useWords();
  return (
    <div className="company-part">
      <h3>{words.shareholders}</h3>
      {shareholders && <ConcentrationFacts shareholders={shareholders} />}
      <HoldersTable shareholders={shareholders} substantial={substantialshareholders} tag={tag} />
    </div>
  );
}

export function Subsidiaries({ bodies: { subsidiaries }, tag }: SectionProps) {
  const { company: words } = useWords();
  return (
    <div className="company-part">
      <h3>{words.subsidiaries}</h3>
      {subsidiaries ? (
        <SubsidiariesTable entities={subsidiaries.Entities} tag={tag} />
      ) : (
        <p className="company-no-data">{words.noneGivenHere}</p>
      )}
    </div>
  );
}
