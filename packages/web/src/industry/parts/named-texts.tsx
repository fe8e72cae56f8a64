import { ExplainedText } from '../glossary/explained-text.js';
import { useReading } from './reading-context.js';
import './named-texts.css';

interface NamedText {
  name: string;
  /** Undefined if there is only a name. */
  text: string | undefined;
}

interface NamedTextsProps {
  entries: NamedText[];
  /** Whether terms of the glossary are explained in the texts. */
  isExplained?: boolean;
}

/** Names, each with a sentence or two. */
export function NamedTexts({ entries, isExplained = false }: NamedTextsProps) {
  const { tag } = useReading();
  return (
    <dl className="named-texts" lang={tag}>
      {entries.map(({ name, text }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          {/* An entry without a text gets an empty `dd`: a description list needs both. */}
          <dd>{text !== undefined && isExplained ? <ExplainedText text={text} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
