import { Link } from 'wouter';
import { isSame } from './report-name.js';
import './language-links.css';

interface LinksProps {
  /** The one that is shown. */
  language: string;
  languages: string[];
  pathOf: (language: string) => string;
}

/** The same report in the other languages in which it is published. */
export function LanguageLinks({ language, languages, pathOf }: LinksProps) {
  return (
    <nav aria-label="Languages of this report" className="languages">
      {languages.map((name) =>
        isSame(name, language) ? (
          <span key={name} aria-current="page">
            {name}
          </span>
        ) : (
          <Link key={name} href={pathOf(name)}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}
