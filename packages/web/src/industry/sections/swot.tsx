import type { PartProps } from '../chapters/part-props.js';
import { ExplainedText } from '../glossary/explained-text.js';
import { useReading } from '../parts/reading-context.js';
import type { Quarter } from '../words/industry-words.js';
import './swot.css';

const quarters: readonly Quarter[] = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'];

/** Four quarters: helpful beside harmful, internal above external. */
export function Swot({ body }: PartProps<'swot'>) {
  const { words, tag, heading: Heading } = useReading();
  if (!body) return null;
  return (
    <div className="swot-quarters">
      {quarters.map((quarter) => (
        <section
          key={quarter}
          className={`is-${quarter.toLowerCase()}`}
          aria-labelledby={`swot-${quarter}`}
        >
          <Heading id={`swot-${quarter}`}>{words.quarters[quarter]}</Heading>
          {body[quarter] ? (
            <ul lang={tag}>
              {body[quarter].map(({ Point, Detail }, index) => (
                <li key={index}>
                  <strong>{Point}</strong>
                  {Detail !== undefined && (
                    <p>
                      <ExplainedText text={Detail} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p>{words.names.noneNamed}</p>
          )}
        </section>
      ))}
    </div>
  );
}
