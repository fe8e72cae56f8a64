import type {
  ShareholdersBody,
  SubsidiariesBody,
  SubstantialShareholdersBody,
} from '@broadsheet/client';
import { useWords } from '../../words/explorer-words.js';
import { formatPercent } from '../figures/format-figure.js';
import { ShareBar } from '../figures/share-bar.js';
import { buildHolderNodes, pickRelated, type HolderNode, type Related } from './build-diagram.js';
import { HolderRibbons, RelatedLines } from './connectors.js';
import { listHolders } from './list-holders.js';

interface DiagramProps {
  company: string;
  shareholders: ShareholdersBody | undefined;
  substantial: SubstantialShareholdersBody | undefined;
  subsidiaries: SubsidiariesBody | undefined;
  tag: string;
}

/**
 * Holders at the top, then the company, then its entities. The boxes are lists, so that names wrap
 * and screen readers read them; the connecting lines are drawn between the lists, whose columns
 * have equal widths.
 */
export function OwnershipDiagram(props: DiagramProps) {
  const { company, shareholders, substantial, subsidiaries, tag } = props;
  const { company: words } = useWords();
  const holders = buildHolderNodes(listHolders(shareholders, substantial), words);
  const { shown, more } = pickRelated(subsidiaries?.Entities ?? []);
  const columns = shown.length + (more > 0 ? 1 : 0);
  return (
    <figure className="company-ownership" aria-label={words.ownershipFigure}>
      {holders.length > 0 && (
        <>
          <ul aria-label={words.shareholders} className="holders" style={columnsOf(holders.length)}>
            {holders.map((node, index) => (
              <HolderBox key={index} node={node} tag={tag} />
            ))}
          </ul>
          <HolderRibbons nodes={holders} />
        </>
      )}
      <p className="itself" lang={tag}>
        {company}
      </p>
      {columns > 0 && (
        <>
          <RelatedLines relationships={shown.map(relationshipOf)} more={more} />
          <ul aria-label={words.subsidiaries} className="related" style={columnsOf(columns)}>
            {shown.map((entity, index) => (
              <RelatedBox key={index} entity={entity} tag={tag} />
            ))}
            {more > 0 && (
              <li className="is-group">
                <span className="name">{words.moreBelow(more)}</span>
              </li>
            )}
          </ul>
        </>
      )}
    </figure>
  );
}

const columnsOf = (count: number) => ({ '--columns': String(count) }) as React.CSSProperties;
const relationshipOf = ({ Relationship }: Related) => Relationship;

function HolderBox({ node, tag }: { node: HolderNode; tag: string }) {
  const { company: words } = useWords();
  const { name, percentage, isSubstantial, isGroup } = node;
  const kind = isGroup ? 'is-group' : isSubstantial ? 'is-substantial' : undefined;
  return (
    <li className={kind}>
      <span className="name" lang={isGroup ? undefined : tag}>
        {name}
      </span>
      <Share percentage={percentage} />
      {isSubstantial && !isGroup && <span className="mark">{words.substantial}</span>}
    </li>
  );
}

function RelatedBox({ entity, tag }: { entity: Related; tag: string }) {
  const words = useWords();
  const { Name, Relationship, Ownership, Country } = entity;
  return (
    <li className={`is-${Relationship.toLowerCase()}`}>
      <Share percentage={Ownership} />
      <ShareBar percent={Ownership} />
      <span className="name" lang={tag}>
        {Name}
      </span>
      <span className="detail">
        {Relationship !== 'Subsidiary' &&
          `${words.company.relationships[Relationship]}${words.comma}`}
        {words.country(Country)}
      </span>
    </li>
  );
}

function Share({ percentage }: { percentage: number | undefined }) {
  const { company: words } = useWords();
  if (percentage === undefined) {
    return <span className="share is-missing">{words.shareNotGiven}</span>;
  }
  return <span className="share">{formatPercent(percentage)}</span>;
}
