import type { FoundReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { browseDesignOf, browsePath } from '../families/browse-design.js';
import { useFamilies } from '../families/families-context.js';
import { findFamilyDesign } from '../families/pages.js';
import { useWords } from '../words/explorer-words.js';

/** The available reports by family, with a link to the list of each country. */
export function BrowseGroups({ reports }: { reports: FoundReport[] }) {
  const words = useWords();
  const { list, titleOf } = useFamilies();
  const there = new Set<string>(reports.map(({ family }) => family));
  // In the order of the service; families that it has not described yet come last.
  const families = [...new Set([...list.map(({ Name }) => Name), ...there])];
  return (
    <section aria-labelledby="browse-title">
      <h2 id="browse-title">{words.find.browse}</h2>
      <div className="family-groups">
        {families
          .filter((family) => there.has(family))
          .map((family) => (
            <FamilyGroups
              key={family}
              family={family}
              title={titleOf(family)}
              reports={reports.filter((report) => report.family === family)}
            />
          ))}
      </div>
    </section>
  );
}

interface GroupsProps {
  family: string;
  title: string;
  reports: FoundReport[];
}

function FamilyGroups({ family, title, reports }: GroupsProps) {
  const words = useWords();
  const design = browseDesignOf(family, title);
  const countries = [...new Set(reports.map(({ country }) => country))].sort((one, other) =>
    words.country(one).localeCompare(words.country(other), words.tag),
  );
  const about = useFamilies().find(family)?.About;
  const links = findFamilyDesign(family)?.links ?? [];
  return (
    <section aria-labelledby={`browse-${family}`}>
      <h3 id={`browse-${family}`}>{title}</h3>
      {about !== undefined && <p className="family-about">{about}</p>}
      <ul className="report-groups">
        {countries.map((country) => {
          const group = design.groupOf(country, countCodes(reports, country), words);
          return (
            <li key={country}>
              <Link href={browsePath(design, country)}>
                <span className="group-name">{group.name}</span>{' '}
                <span className="group-count">{group.about}</span>
              </Link>
            </li>
          );
        })}
        {links.map(({ path, title: write }) => (
          <li key={path}>
            <Link href={path}>
              <span className="group-name">{write(words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A report in two languages is one subject. */
function countCodes(reports: FoundReport[], country: string): number {
  return new Set(reports.filter((one) => one.country === country).map(({ code }) => code)).size;
}
