import type { TopIndustryBody } from '@broadsheet/client';
import { companySections as sections } from '@broadsheet/contract/company-sections';
import type { ReactNode } from 'react';
import { FactList } from '../../section-view/fact-list.js';
import { WebsiteLink } from '../../section-view/website-link.js';
import { useWords, type ExplorerWords } from '../../words/explorer-words.js';
import { formatDate } from '../figures/format-date.js';
import { formatNumber } from '../figures/format-figure.js';
import type { Bodies, SectionProps } from '../page/bodies.js';
import { formatAbn, formatAcn, formatNzbn } from './format-registration.js';
import { IndustryLink } from './industry-link.js';

/** The company's names, registration numbers and contact data. */
export function Profile({ bodies, tag }: SectionProps) {
  const words = useWords();
  const facts = listFacts(bodies, words);
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
          {words.company.notGivenList(missing.map(({ label }) => label).join(words.comma))}
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

/** In the order in which the page shows them. */
function listFacts(bodies: Bodies, { tag, company: words }: ExplorerWords): Fact[] {
  const { registeredname, companytype, topindustry, rank } = bodies;
  const { abn, acn, nzbn, asx, nzse, incorporationdate, balancedate } = bodies;
  const { streetaddress, postaladdress, phonenumber, websiteaddress } = bodies;
  const nameOf = (token: keyof typeof sections) => words.section(sections[token].label);
  const inOwnWords = (token: keyof typeof sections, value: ReactNode): Fact => ({
    label: nameOf(token),
    value,
    isOwnWords: true,
  });
  return [
    inOwnWords('registeredname', registeredname?.['Registered Name']),
    inOwnWords('companytype', companytype?.['Company Type']),
    inOwnWords('topindustry', topindustry && <TopIndustry {...topindustry} />),
    { label: 'ABN', value: abn && formatAbn(abn.ABN) },
    { label: 'ACN', value: acn && formatAcn(acn.ACN) },
    { label: 'ASX', value: asx?.ASX },
    { label: 'NZBN', value: nzbn && formatNzbn(nzbn.NZBN) },
    { label: 'NZSE', value: nzse?.NZSE },
    {
      label: words.incorporated,
      value: incorporationdate && formatDate(incorporationdate['Incorporation Date'], tag),
    },
    {
      label: nameOf('balancedate'),
      value: balancedate && formatDate(balancedate['Balance Date'], tag),
    },
    {
      label: words.rankByRevenue,
      value: rank && words.rankInAustralia(formatNumber(rank.Rank)),
    },
    inOwnWords('streetaddress', streetaddress?.['Street Address']),
    inOwnWords('postaladdress', postaladdress?.['Postal Address']),
    {
      label: words.telephone,
      value: phonenumber && <PhoneLink number={phonenumber['Phone Number']} />,
    },
    {
      label: words.website,
      value: websiteaddress && <WebsiteLink address={websiteaddress['Website Address']} />,
    },
  ];
}

const TopIndustry = ({ IndustryCode, IndustryTitle }: TopIndustryBody) => (
  <IndustryLink code={IndustryCode}>
    {IndustryTitle} ({IndustryCode})
  </IndustryLink>
);

const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
);
