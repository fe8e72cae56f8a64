import {
  businessEnvironment,
  type IndustrySectionBodies,
  type ReportReference,
} from '@broadsheet/contract';
import { findRemainder } from '../../charts/share-facts.js';
import { roundTo } from '../../figures/rounding.js';
import { orAbsent, some, writeText } from '../../sections/parts.js';
import { pick } from '../../sections/pick.js';
import type { CompanyProfile, Driver } from '../document-words.js';
import { writeAnalysis, writeCharts, type SectionContext } from './section-context.js';

/** The sections that are mostly text. */
export function buildWordSections(context: SectionContext): IndustrySectionBodies {
  const { document } = context;
  const { Title, Sector, Source, DataDate, Currency, KeyTakeaways } = document;
  return {
    title: { Title, Sector, Source, DataDate, Currency },
    ...(KeyTakeaways && { keytakeaways: { Takeaways: [...KeyTakeaways] } }),
    about: buildAbout(context),
    competitiveforces: buildForces(context),
    companies: buildCompanies(context),
    externaldrivers: buildDrivers(context),
    ...buildLists(context),
  };
}

function buildAbout({ document }: SectionContext) {
  const { Definition, Activities, Includes, Excludes, RelatedIndustries } = document.About ?? {};
  return orAbsent({
    ...writeText(Definition),
    ...some('Activities', Activities),
    ...some('Includes', Includes),
    ...some('Excludes', Excludes),
    ...some(
      'RelatedIndustries',
      RelatedIndustries?.map(({ Country = document.Country, Code, Title }): ReportReference => ({
        Family: 'industry',
        Country,
        Code,
        Title,
      })),
    ),
  });
}

function buildForces(context: SectionContext) {
  const Forces = context.document.CompetitiveForces?.map(({ Force, Level, Trend, Text }) => ({
    Force,
    Level,
    ...(Trend !== undefined && { Trend }),
    ...writeText(Text),
  }));
  return orAbsent({ ...writeAnalysis(context, 'CompetitiveForces'), ...some('Forces', Forces) });
}

/** The most companies that `LargestShare` adds up. */
const largestCount = 4;

function buildCompanies(context: SectionContext) {
  const { CompanyMarketShare: shares = [], Companies: profiles = [] } = context.document;
  const byName = new Map(profiles.map((profile) => [profile.Name, profile]));
  const ranked = shares.toSorted((a, b) => b.Share - a.Share);
  const named = new Set(ranked.map(({ Name }) => Name));
  const Companies = [
    ...ranked.map(({ Name, Share }) => writeCompany({ Name, ...byName.get(Name) }, Share)),
    ...profiles.filter(({ Name }) => !named.has(Name)).map((profile) => writeCompany(profile)),
  ];
  const largest = ranked.slice(0, largestCount);
  const rest = shares.length === 0 ? null : findRemainder(shares);
  return orAbsent({
    ...writeCharts(context, ['CompanyMarketShare']),
    ...writeAnalysis(context, 'Companies'),
    ...(largest.length > 0 && {
      LargestCompanies: largest.length,
      LargestShare: roundTo(
        largest.reduce((sum, { Share }) => sum + Share, 0),
        6,
      ),
    }),
    ...(rest !== null && { OtherShare: rest }),
    ...some('Companies', Companies),
  });
}

function writeCompany({ Name, EntityId, Text }: CompanyProfile, Share?: number) {
  const Report = EntityId !== undefined && {
    Report: { Family: 'company', Country: 'AU', EntityId, Title: Name },
  };
  return { Name, ...(Share !== undefined && { Share }), ...Report, ...writeText(Text) };
}

function buildDrivers(context: SectionContext) {
  const { document } = context;
  const Drivers = document.ExternalDrivers?.map((driver) => {
    const { Name, Direction, Strength, Text } = driver;
    return {
      Name,
      Direction,
      ...(Strength !== undefined && { Strength }),
      ...writeProfile(driver, document.Country),
      ...writeText(Text),
      ...writeSeries(driver),
    };
  });
  return orAbsent({ ...writeAnalysis(context, 'ExternalDrivers'), ...some('Drivers', Drivers) });
}

function writeProfile({ Name, Profile }: Driver, country: string): { Report?: ReportReference } {
  if (Profile === undefined) return {};
  const { Country = country, Code, Title = Name } = Profile;
  return { Report: { Family: businessEnvironment.name, Country, Code, Title } };
}

function writeSeries({ Name, Unit, Points }: Driver) {
  const points = Points?.map(({ Year, Value, Outlook }) => ({
    Year,
    Value,
    ...(Outlook === true && { Outlook }),
  }));
  return points === undefined
    ? {}
    : { Series: [{ Name, ...(Unit !== undefined && { Unit }), Points: points }] };
}

/** Sections of one list, with rows as the publisher wrote them. */
function buildLists(context: SectionContext): IndustrySectionBodies {
  const { KeySuccessFactors, SWOT, Regulation, Questions, Glossary, Sources } = context.document;
  const point = pick('Point', 'Detail');
  return {
    keysuccessfactors: orAbsent({
      ...writeAnalysis(context, 'KeySuccessFactors'),
      ...some('Factors', KeySuccessFactors?.map(pick('Factor', 'Detail'))),
    }),
    swot: orAbsent({
      ...some('Strengths', SWOT?.Strengths?.map(point)),
      ...some('Weaknesses', SWOT?.Weaknesses?.map(point)),
      ...some('Opportunities', SWOT?.Opportunities?.map(point)),
      ...some('Threats', SWOT?.Threats?.map(point)),
    }),
    regulation: orAbsent({
      ...writeAnalysis(context, 'Regulation'),
      ...pick('Level', 'Trend')(Regulation ?? {}),
      ...some('Rules', Regulation?.Rules?.map(pick('Name', 'Detail'))),
    }),
    ...(Questions && {
      callpreparation: { Questions: Questions.map(pick('Topic', 'Question', 'Background')) },
    }),
    ...(Glossary && { glossary: { Terms: Glossary.map(pick('Term', 'Definition')) } }),
    ...(Sources && {
      sources: { Sources: Sources.map(pick('Name', 'Publisher', 'Address', 'Date')) },
    }),
  };
}
