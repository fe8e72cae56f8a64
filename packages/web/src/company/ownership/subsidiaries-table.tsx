import { countryName } from '../../country-name.js';
import { Figure } from '../figures/figure.js';
import { FoldingRows } from '../figures/folding-rows.js';
import { formatPercent } from '../figures/format-figure.js';
import type { Related } from './build-diagram.js';
import { relationshipNames } from './relationship-name.js';

export function SubsidiariesTable({ entities, tag }: { entities: Related[]; tag: string }) {
  return (
    <FoldingRows
      caption="Subsidiaries and related entities"
      head={
        <tr>
          <th scope="col">Entity</th>
          <th scope="col" className="company-number">
            Owned
          </th>
          <th scope="col">Relationship</th>
          <th scope="col">Country</th>
        </tr>
      }
      rows={entities.map(({ Name, Ownership, Relationship, Country }, index) => (
        <tr key={index}>
          <th scope="row" lang={tag}>
            {Name}
          </th>
          <td className="company-number">
            <Figure value={Ownership} format={(value) => formatPercent(value)} />
          </td>
          <td>{relationshipNames[Relationship]}</td>
          <td>{countryName(Country)}</td>
        </tr>
      ))}
    />
  );
}
