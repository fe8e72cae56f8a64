import { ReportLink } from '../../section-view/report-links.js';
import type { PartProps } from '../chapters/part-props.js';
import { readReference } from '../chapters/read-reference.js';
import { Entry, EntryList } from '../parts/entry-list.js';
import { PartCharts } from '../parts/part-charts.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import { ShareBar } from '../parts/share-bar.js';
import { useNumbers } from '../parts/use-numbers.js';
import type { Company } from '../words/industry-words.js';
import './companies.css';

/** The leading companies of the industry: the share of each, and the text about it. */
export function Companies({ body, charts, title }: PartProps<'companies'>) {
  const { words } = useReading();
  return (
    <>
      <PartProse of={body} />
      <PartCharts names={charts} of={body} title={title} />
      {body?.Companies && (
        <EntryList>
          {body.Companies.map((company, index) => (
            <CompanyEntry key={index} company={company} />
          ))}
          {body.OtherShare !== undefined && (
            <Entry
              title={words.names.otherCompanies}
              marks={<CompanyShare percent={body.OtherShare} isOther />}
            />
          )}
        </EntryList>
      )}
    </>
  );
}

function CompanyEntry({ company }: { company: Company }) {
  const { Name, Share, Report } = company;
  return (
    <Entry
      title={Report ? <ReportLink to={readReference(Report)}>{Name}</ReportLink> : Name}
      isQuoted
      marks={Share !== undefined && <CompanyShare percent={Share} />}
    >
      <PartProse of={company} isInner />
    </Entry>
  );
}

function CompanyShare({ percent, isOther = false }: { percent: number; isOther?: boolean }) {
  const { words } = useReading();
  const numbers = useNumbers();
  return (
    <span className="company-share">
      <span>
        <strong>{numbers.percent(percent)}</strong> {words.names.shareOfRevenue}
      </span>
      <ShareBar percent={percent} isOther={isOther} />
    </span>
  );
}
