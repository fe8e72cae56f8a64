import type { FoundReport } from '@broadsheet/client';
import { Link } from 'wouter';
import { browseDesignOf } from '../families/browse-design.js';
import { useFamilies } from '../families/families-context.js';
import { findFamilyDesign } from '../families/pages.js';
import { languageTag } from '../language-tag.js';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { usePageTitle } from '../shell/use-page-title.js';
import { Empty } from '../states/empty.js';
import { Failure } from '../states/failure.js';
import { Loading } from '../states/loading.js';
import { useLoaded } from '../use-loaded.js';
import { useWords } from '../words/explorer-words.js';
import { groupBySector, type Sector } from './group-by-sector.js';
import { listAllReports } from './list-all-reports.js';

interface PageProps {
  family: string;
  country: string;
}

/** All reports of a family in a country, grouped by sector. */
export function BrowsePage({ family, country }: PageProps) {
  const words = useWords();
  const { titleOf } = useFamilies();
  const design = browseDesignOf(family, titleOf(family));
  const title = design.titleOf(country, words);
  const links = findFamilyDesign(family)?.links ?? [];
  usePageTitle(title);
  const client = useClient();
  const loaded = useLoaded(`${family}/${country}`, (signal) =>
    listAllReports(client, { country, family }, signal),
  );
  if (loaded.state === 'loading') return <Loading what={words.states.the.list} heading={title} />;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (loaded.value.length === 0) {
    return <Empty title={words.find.noneHere}>{words.find.noneHereText(title)}</Empty>;
  }
  const sectors = groupBySector(loaded.value, words);
  return (
    <div className="browse">
      <header className="front-header">
        <p className="eyebrow">{design.eyebrow(words)}</p>
        <h1>{title}</h1>
        {links.map(({ path, title: write, about }) => (
          <p key={path}>
            <Link href={path}>{write(words)}</Link> <span className="aside">{about(words)}</span>
          </p>
        ))}
      </header>
      <nav aria-label={words.find.sectors} className="sector-links">
        {sectors.map(({ name, id }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className="sectors">
        {sectors.map((sector) => (
          <SectorList key={sector.id} sector={sector} />
        ))}
      </div>
    </div>
  );
}

function SectorList({ sector }: { sector: Sector }) {
  const { language } = useWords();
  return (
    <section aria-labelledby={sector.id}>
      <h2 id={sector.id}>{sector.name}</h2>
      <ul>
        {sector.subjects.map(({ code, reports: [first, ...others] }) => (
          <li key={code}>
            <ReportLink report={first} words={first.title} />
            <span className="subject-code">{code}</span>
            {others.map((report) => (
              <ReportLink key={report.key} report={report} words={language(report.language)} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReportLink({ report, words }: { report: FoundReport; words: string }) {
  const lang = words === report.title ? languageTag(report.language) : undefined;
  return (
    <Link href={pathOfKey(report.key)} lang={lang}>
      {words}
    </Link>
  );
}
