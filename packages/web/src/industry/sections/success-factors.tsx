import type { PartProps } from '../chapters/part-props.js';
import { ExplainedText } from '../glossary/explained-text.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import './success-factors.css';

export function SuccessFactors({ body }: PartProps<'keysuccessfactors'>) {
  const { tag, heading: Heading } = useReading();
  if (!body) return null;
  return (
    <>
      <PartProse of={body} />
      {body.Factors && (
        <ul className="success-factors" lang={tag}>
          {body.Factors.map(({ Factor, Detail }, index) => (
            <li key={index}>
              <Heading>{Factor}</Heading>
              {Detail !== undefined && (
                <p>
                  <ExplainedText text={Detail} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
