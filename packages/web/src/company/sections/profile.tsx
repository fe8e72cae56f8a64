import { companySections as sections } from '@broadsheet/contract/company-sections';
import type { ReactNode } from 'react';
import { FactList } from '../../section-view/fact-list.js';
import { WebsiteLink } from '../../section-view/website-link.js';
import { formatDate } from '../figures/format-date.js';
import { formatNumber } from '../figures/format-figure.js';
import type { Bodies, SectionProps } from '../page/bodies.js';
import { formatAbn, formatAcn, formatNzbn } from './format-registration.js';
import { IndustryLink } from './industry-link.js';

/** The company's names, registration numbers and contact data. */
export function Profile({ bodies, tag }: SectionProps) {
  const facts = listFacts(bodies);
  const missing = facts.filter(({ value }) => value === undefined);
  return (
    <>
      <FactList
        facts={facts
          .filter(({ value }) => value !== undefined)
          .map(({ label, value, isOwnWords }) => ({
            ...{ name: label, value },
            tag: isOwnWords ? tag : undefined,
          }))}
      />
      {missing.length > 0 && (
        <p className="company-no-data">
          Not given: {missing.map(({ label }) => label).join(', ')}.
        </p>
      )}
    </>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  /** Whether the text is in the report's language, not in the page's. */
  isOwnWords?: boolean;
}

function listFacts(bodies: Bodies): Fact[] {
  const { registeredname, companytype, topindustry, rank } = bodies;
  const { abn, acn, nzbn, asx, nzse, incorporationdate, balancedate } = bodies;
  const { streetaddress, postaladdress, phonenumber, websiteaddress } = bodies;
  return [
    {
      label: sections.registeredname.label,
      value: registeredname?.['Registered Name'],
      isOwnWords: true,
    },
    { label: sections.companytype.label, value: companytype?.['Company Type'], isOwnWords: true },
    {
      label: sections.topindustry.label,
      value: topindustry && (
        <IndustryLink code={topindustry.IndustryCode}>
          {topindustry.IndustryTitle} ({topindustry.IndustryCode})
        </IndustryLink>
      ),
      isOwnWords: true,
    },
    { label: 'ABN', value: abn && formatAbn(abn.ABN) },
    { label: 'ACN', value: acn && formatAcn(acn.ACN) },
    { label: 'ASX', value: asx?.ASX },
    { label: 'NZBN', value: nzbn && formatNzbn(nzbn.NZBN) },
    { label: 'NZSE', value: nzse?.NZSE },
    {
      label: 'Incorporated',
      value: incorporationdate && formatDate(incorporationdate['Incorporation Date']),
    },
    {
      label: sections.balancedate.label,
      value: balancedate && formatDate(balancedate['Balance Date']),
    },
    {
      label: 'Rank by revenue',
      value: rank && `No. ${formatNumber(rank.Rank)} in Australia`,
    },
    {
      label: sections.streetaddress.label,
      value: streetaddress?.['Street Address'],
      isOwnWords: true,
    },
    {
      label: sections.postaladdress.label,
      value: postaladdress?.['Postal Address'],
      isOwnWords: true,
    },
    {
      label: 'Telephone',
      value: phonenumber && <PhoneLink number={phonenumber['Phone Number']} />,
    },
    {
      label: 'Website',
      value: websiteaddress && <WebsiteLink address={websiteaddress['Website Address']} />,
    },
  ];
}

const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
);
