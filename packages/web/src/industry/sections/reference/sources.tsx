import { WebsiteLink } from '../../../section-view/website-link.js';
import type { PartProps } from '../../chapters/part-props.js';
import { useReading } from '../../parts/reading-context.js';
import './sources.css';

/** Where the figures and facts come from. */
export function Sources({ body }: PartProps<'sources'>) {
  const { words, tag } = useReading();
  if (!body) return null;
  return (
    <ol className="sources" lang={tag}>
      {body.Sources.map(({ Name, Publisher, Address, Date }, index) => {
        const [year, month, day] = Date?.split('-') ?? [];
        return (
          <li key={index}>
            <cite>{Name}</cite>
            {Publisher !== undefined && <span>{Publisher}</span>}
            {year !== undefined && <span lang={words.tag}>{words.day(year, month, day)}</span>}
            {Address !== undefined && <WebsiteLink address={Address} />}
          </li>
        );
      })}
    </ol>
  );
}
