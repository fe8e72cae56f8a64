import { Link } from 'wouter';
import { useWords } from '../words/explorer-words.js';
import { isSame } from './report-name.js';
import './language-links.css';

interface LinksProps {
  /** The language that is shown. */
  language: string;
  languages: string[];
  pathOf: (language: string) => string;
}

/** Links to the same report in its other published languages. */
export function LanguageLinks({ language, languages, pathOf }: LinksProps) {
  const words = useWords();
  return (
    <nav aria-label={words.report.languages} className="languages">
      {languages.map((name) =>
        isSame(name, language) ? (
          <span key={name} aria-current="page">
            {words.language(name)}
          </span>
        ) : (
          <Link key={name} href={pathOf(name)}>
            {words.language(name)}
          </Link>
        ),
      )}
    </nav>
  );
}
