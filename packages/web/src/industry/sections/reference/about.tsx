import { ReferenceList } from '../../../section-view/reference-list.js';
import type { PartProps } from '../../chapters/part-props.js';
import { readReference } from '../../chapters/read-reference.js';
import { PartProse } from '../../parts/part-prose.js';
import { useReading } from '../../parts/reading-context.js';
import '../../../section-view/section-view.css';
import './about.css';

/** What the industry includes and excludes. */
export function About({ body }: PartProps<'about'>) {
  const { words, heading: Heading, tag } = useReading();
  if (!body) return null;
  const { Activities, Includes, Excludes, RelatedIndustries } = body;
  const lists = [
    { name: words.names.activities, lines: Activities },
    { name: words.names.includes, lines: Includes },
    { name: words.names.excludes, lines: Excludes },
  ].flatMap(({ name, lines }) => (lines ? [{ name, lines }] : []));
  return (
    <>
      <PartProse of={body} />
      {lists.length > 0 && (
        <div className="about-lists">
          {lists.map(({ name, lines }) => (
            <div key={name}>
              <Heading>{name}</Heading>
              <ul lang={tag}>
                {lines.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {RelatedIndustries && (
        <div className="chapter-group" lang={tag}>
          <Heading lang={words.tag}>{words.names.relatedIndustries}</Heading>
          <ReferenceList
            references={RelatedIndustries.map((reference) => ({
              title: reference.Title,
              key: readReference(reference),
              details: [],
            }))}
          />
        </div>
      )}
    </>
  );
}
