import {
  businessEnvironment,
  risk,
  type ChartData,
  type ReportReference,
  type RiskSectionBody,
  type RiskSectionToken,
} from '@broadsheet/contract';
import { findPointsChange, findScoreLevel, type ScoreFigures } from '../scores/derive.js';
import {
  writeChartFacts,
  writeHistory,
  writeOverview,
  writePart,
  writeTitle,
} from '../scores/sections.js';
import { some, writeText } from '../sections/parts.js';
import type { RiskDocument, RiskPart } from './document.js';

type RiskSections = { [Token in RiskSectionToken]?: RiskSectionBody<Token> | undefined };

export interface RiskCharts {
  /** Undefined without a history. */
  RiskScore: ChartData | undefined;
  RiskComponents: ChartData;
}

/** The sections of a checked document; one without data is absent. */
export function buildRiskSections(
  document: RiskDocument,
  figures: ScoreFigures,
  charts: RiskCharts,
): RiskSections {
  const { Analysis = {} } = document;
  const partOf = (property: RiskPart) => writePart(document, figures, property);
  const sensitivity = partOf('Sensitivity');
  return {
    title: writeTitle(document),
    overview: writeOverview(document, figures, { RiskComponents: charts.RiskComponents }),
    structuralrisk: partOf('Structural'),
    growthrisk: partOf('Growth'),
    sensitivityrisk: sensitivity && { ...sensitivity, ...writeDrivers(document) },
    scorehistory: charts.RiskScore && {
      ...writeChartFacts({ RiskScore: charts.RiskScore }, ['RiskScore']),
      ...writeText(Analysis.ScoreHistory),
      History: writeHistory(figures, document),
    },
    outlook: writeOutlook(document, figures),
    relatedindustries: writeRelated(document),
  };
}

/** Reports on the drivers that components name. */
function writeDrivers({ Country, Sensitivity }: RiskDocument): { Drivers?: ReportReference[] } {
  const drivers = Sensitivity.Components.flatMap(({ Name, Driver }) =>
    Driver === undefined
      ? []
      : [{ Family: businessEnvironment.name, Country, Code: Driver, Title: Name }],
  );
  return some<'Drivers', ReportReference>('Drivers', drivers);
}

/** The total and the latest earlier one. */
function writeOutlook(
  { Analysis, ScoreYear }: RiskDocument,
  { total, totals }: ScoreFigures,
): RiskSectionBody<'outlook'> {
  const before = totals.findLast(({ year, score }) => year < ScoreYear && score !== null);
  const Change = findPointsChange(before?.score, total);
  return {
    ...writeText(Analysis?.Outlook),
    ScoreYear,
    Score: total,
    Level: findScoreLevel(total),
    ...(before && { ComparedYear: before.year }),
    ...(Change !== undefined && { Change }),
  };
}

function writeRelated({ Country: own, RelatedIndustries }: RiskDocument) {
  return (
    RelatedIndustries && {
      Industries: RelatedIndustries.map(({ Country = own, Code, Title }) => ({
        Family: risk.name,
        Country,
        Code,
        Title,
      })),
    }
  );
}
