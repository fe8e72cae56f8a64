import type { SectionProps } from '../page/bodies.js';
import { ConcentrationFacts } from './concentration-facts.js';
import { HoldersTable } from './holders-table.js';
import { OwnershipDiagram } from './ownership-diagram.js';
import { SubsidiariesTable } from './subsidiaries-table.js';

/** Who owns the company and what it owns: a diagram, then the full tables. */
export function Ownership({ bodies, tag }: SectionProps) {
  const { title, shareholders, substantialshareholders, subsidiaries } = bodies;
  return (
    <>
      <OwnershipDiagram
        company={title?.Title ?? 'The company'}
        shareholders={shareholders}
        substantial={substantialshareholders}
        subsidiaries={subsidiaries}
        tag={tag}
      />
      <div className="company-part">
        <h3>Shareholders</h3>
        {shareholders && <ConcentrationFacts shareholders={shareholders} />}
        <HoldersTable shareholders={shareholders} substantial={substantialshareholders} tag={tag} />
      </div>
      <div className="company-part">
        <h3>Subsidiaries and related entities</h3>
        {subsidiaries ? (
          <SubsidiariesTable entities={subsidiaries.Entities} tag={tag} />
        ) : (
          <p className="company-no-data">None is given in this report.</p>
        )}
      </div>
    </>
  );
}
