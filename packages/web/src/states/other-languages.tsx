import { Link } from 'wouter';
import { useWords } from '../words/explorer-words.js';

interface Props {
  /** The requested language. */
  language: string;
  others: string[];
  pathOf: (language: string) => string;
}

/** A sentence with links, for a report that exists only in other languages. */
export function OtherLanguages({ language, others, pathOf }: Props) {
  const words = useWords();
  return (
    <>
      {words.states.notInLanguage(words.language(language))}
      {others.map((name, index) => (
        <span key={name}>
          {index > 0 && words.comma}
          <Link href={pathOf(name)}>{words.language(name)}</Link>
        </span>
      ))}
      {words.states.notInLanguageEnd}
    </>
  );
}
