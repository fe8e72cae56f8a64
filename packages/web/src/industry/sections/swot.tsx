import { SwotQuarters } from '../../swot/swot-quarters.js';
import type { PartProps } from '../chapters/part-props.js';
import { ExplainedText } from '../glossary/explained-text.js';
import { useReading } from '../parts/reading-context.js';

export function Swot({ body }: PartProps<'swot'>) {
  const { words, tag, heading } = useReading();
  if (!body) return null;
  return (
    <SwotQuarters
      points={body}
      titles={words.quarters}
      noneNamed={words.names.noneNamed}
      tag={tag}
      heading={heading}
      renderDetail={(detail) => <ExplainedText text={detail} />}
    />
  );
}
