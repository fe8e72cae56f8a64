import {
  industry,
  occupation,
  type ChartData,
  type OccupationSectionBody,
  type OccupationSectionToken,
} from '@broadsheet/contract';
import { findRemainder } from '../charts/share-facts.js';
import { orAbsent, some, writeText } from '../sections/parts.js';
import { pick } from '../sections/pick.js';
import { keepOutlook, writeYearFigures, writeYears } from '../sections/year-series.js';
import { getWords } from '../words/get-words.js';
import { employmentWords, type OccupationCharts } from './charts.js';
import type { OccupationDocument } from './document.js';
import { deriveEarnings } from './figures.js';

type Sections = {
  [Token in OccupationSectionToken]?: OccupationSectionBody<Token> | undefined;
};

/** The sections of a checked document; one without data is absent. */
export function buildSections(document: OccupationDocument, charts: OccupationCharts): Sections {
  const { Analysis = {}, Tasks, Skills, Regions, Qualifications, Demographics } = document;
  return {
    title: pick('Title', 'Group', 'OtherNames', 'Source', 'DataDate')(document),
    ...buildEmploymentSections(document, charts),
    tasks: orAbsent({ ...writeText(Analysis.Tasks), ...some('Tasks', Tasks) }),
    earnings: buildEarnings(document, charts.Earnings),
    skills: orAbsent({
      ...writeText(Analysis.Skills),
      ...some('Skills', Skills?.map(pick('Name', 'Level', 'Detail'))),
    }),
    qualifications: orAbsent({
      ...pick('TypicalEntry', 'Licence')(Qualifications ?? {}),
      ...writeText(Analysis.Qualifications),
      ...some('Qualifications', Qualifications?.Highest?.map(pick('Name', 'Share'))),
    }),
    demographics: orAbsent({
      ...writeText(Analysis.Demographics),
      ...pick(
        ...([
          'MedianAge',
          'FemaleShare',
          'PartTimeShare',
          'SelfEmployedShare',
          'WeeklyHours',
        ] as const),
      )(Demographics ?? {}),
      ...some('AgeGroups', Demographics?.AgeGroups?.map(pick('Name', 'Share'))),
    }),
    employingindustries: buildEmployers(document, charts.EmployingIndustries),
    regions: orAbsent({
      ...writeText(Analysis.Regions),
      ...some('Regions', Regions && sortByShare(Regions).map(pick('Region', 'Name', 'Share'))),
    }),
    relatedoccupations: buildRelated(document),
  };
}

const sortByShare = <Row extends { Share: number }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => b.Share - a.Share);

/** A chart and its alt text. */
const writeChart = <Name extends keyof OccupationCharts>(name: Name, { altText }: ChartData) => ({
  Images: [name],
  Facts: [{ Name: name, Value: altText }],
});

function buildEmploymentSections(
  { Analysis = {}, Employment, Earnings, Language }: OccupationDocument,
  { Employment: chart }: OccupationCharts,
): Sections {
  const { locale } = getWords(Language);
  const input = Employment && {
    name: employmentWords.name[locale],
    unit: employmentWords.unit[locale],
    points: Employment,
  };
  const { history = {}, outlook = {} } = input ? writeYearFigures(input) : {};
  const series = input && writeYears(input);
  return {
    overview: orAbsent({
      ...writeText(Analysis.Overview),
      ...(history.Latest !== undefined && {
        EmploymentYear: history.LatestYear,
        Employed: history.Latest,
      }),
      ...pick('CompoundGrowth')(history),
      ...pick('OutlookGrowth')(outlook),
      ...writeMedian(Earnings),
    }),
    employment: series &&
      chart && {
        ...writeChart('Employment', chart),
        ...history,
        ...outlook,
        ...writeText(Analysis.Employment),
        Series: [series],
      },
    outlook: orAbsent({
      ...outlook,
      ...writeText(Analysis.Outlook),
      ...some('Series', series && keepOutlook(series)),
    }),
  };
}

function writeMedian(earnings: OccupationDocument['Earnings']) {
  const median = earnings?.Years.findLast(({ Percentile50 }) => Percentile50 !== null);
  if (!earnings || median?.Percentile50 == null) return {};
  const { Currency, Period } = earnings;
  return { Currency, MedianEarnings: median.Percentile50, EarningsPeriod: Period };
}

function buildEarnings({ Analysis, Earnings }: OccupationDocument, chart: ChartData | undefined) {
  return (
    Earnings &&
    chart && {
      ...writeChart('Earnings', chart),
      ...pick('Currency', 'Period')(Earnings),
      ...writeText(Analysis?.Earnings),
      Earnings: deriveEarnings(Earnings.Years),
    }
  );
}

function buildEmployers(document: OccupationDocument, chart: ChartData | undefined) {
  const { Analysis, Country: own, EmployingIndustries } = document;
  if (!EmployingIndustries || !chart) return undefined;
  const rest = findRemainder(EmployingIndustries);
  return {
    ...writeChart('EmployingIndustries', chart),
    ...writeText(Analysis?.EmployingIndustries),
    ...(rest !== null && { OtherShare: rest }),
    Industries: sortByShare(EmployingIndustries).map(({ Country = own, Code, Title, Share }) => ({
      Family: industry.name,
      Country,
      Code,
      Title,
      Share,
    })),
  };
}

function buildRelated({ Country: own, RelatedOccupations }: OccupationDocument) {
  return (
    RelatedOccupations && {
      Occupations: RelatedOccupations.map(({ Country = own, Code, Title }) => ({
        Family: occupation.name,
        Country,
        Code,
        Title,
      })),
    }
  );
}
