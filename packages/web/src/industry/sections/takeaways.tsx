import type { PartProps } from '../chapters/part-props.js';
import { ExplainedText } from '../glossary/explained-text.js';
import { useReading } from '../parts/reading-context.js';
import './takeaways.css';

/** The report in a few sentences. */
export function Takeaways({ body }: PartProps<'keytakeaways'>) {
  const { tag } = useReading();
  if (!body) return null;
  return (
    <ol className="takeaways" lang={tag}>
      {body.Takeaways.map((text, index) => (
        <li key={index}>
          <ExplainedText text={text} />
        </li>
      ))}
    </ol>
  );
}
