import { useWords } from '../../words/explorer-words.js';
import { Figure } from '../figures/figure.js';
import { FoldingRows } from '../figures/folding-rows.js';
import { formatPercent } from '../figures/format-figure.js';
import type { Related } from './build-diagram.js';

export function SubsidiariesTable({ entities, tag }: { entities: Related[]; tag: string }) {
  const { company: words, country } = useWords();
  return (
    <FoldingRows
      caption={words.subsidiaries}
      head={
        <tr>
          <th scope="col">{words.entity}</th>
          <th scope="col" className="company-number">
            {words.owned}
          </th>
          <th scope="col">{words.relationship}</th>
          <th scope="col">{words.country}</th>
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
          <td>{words.relationships[Relationship]}</td>
          <td>{country(Country)}</td>
        </tr>
      ))}
    />
  );
}
