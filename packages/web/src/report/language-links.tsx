import { Link } from 'wouter';
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
