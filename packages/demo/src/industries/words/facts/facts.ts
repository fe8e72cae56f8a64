import type { IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../../../random.js';
import type { Kind } from '../kinds/kind.js';
import { followCourse, type Course, type YearValue } from '../performance/course.js';
import { writeAmount } from './amounts.js';
import { nameCountry } from './country-names.js';
import { findNames, type Names } from './industry-names.js';
import { findFall, findStructure, type LargestFall, type Structure } from './structure.js';

interface NamedShare {
  name: string;
  share: number;
}

/** All facts that the sentences of a report use, read from the document itself. */
export interface Facts {
  document: IndustryDocument;
  names: Names;
  kind: Kind;
  country: string;
  structure: Structure;
  revenue: Course;
  employees: Course;
  establishments: Course;
  businesses: Course;
  wages: Course;
  valueAdded: Course;
  fall: LargestFall;
  /** Profit in per cent of revenue, of every historical year. */
  margins: readonly YearValue[];
  /** Parts that have a name of their own, largest first. */
  products: readonly NamedShare[];
  markets: readonly NamedShare[];
  companies: readonly NamedShare[];
  concentration: { first: YearValue; last: YearValue; sector: number };
  trade?: TradeFacts;
  amount: (value: number) => string;
  /** A separate random source for each chapter, so that changing one does not affect the others. */
  fork: (chapter: string) => Random;
}

export interface TradeFacts {
  exports: Course;
  imports: Course;
  demand: Course;
  /** Per cent of revenue. */
  exportShare: YearValue;
  firstExportShare: YearValue;
  /** Per cent of domestic demand. */
  importShare: YearValue;
  destinations: readonly NamedShare[];
  origins: readonly NamedShare[];
}

export function findFacts(document: IndustryDocument, random: Random): Facts {
  const revenue = followCourse(document.Revenue);
  const trade = findTrade(document, revenue);
  const names = findNames(document);
  const fall = findFall(revenue);
  return {
    document,
    names,
    kind: names.kind,
    country: nameCountry(document.Country),
    structure: findStructure(revenue, fall, trade?.exportShare.value ?? 0),
    revenue,
    employees: followCourse(document.Employees),
    establishments: followCourse(document.Establishments),
    businesses: followCourse(document.Businesses),
    wages: followCourse(document.Wages),
    valueAdded: followCourse(document.ValueAdded),
    fall,
    margins: findMargins(document),
    products: rankParts(document.ProductsAndServices),
    markets: rankParts(document.MajorMarkets),
    companies: rankParts(document.CompanyMarketShare),
    concentration: findConcentration(document),
    ...(trade === undefined ? {} : { trade }),
    amount: (value) => writeAmount(value, document.Currency),
    fork: (chapter) => random.fork(chapter),
  };
}

function findTrade(document: IndustryDocument, revenue: Course): TradeFacts | undefined {
  const { ExportValue, ImportValue, DomesticDemand, Exports = [], Imports = [] } = document;
  if (ExportValue === undefined || ImportValue === undefined) return undefined;
  const exports = followCourse(ExportValue);
  const imports = followCourse(ImportValue);
  const demand = followCourse(DomesticDemand);
  const list = (partners: typeof Exports) =>
    rankParts(partners.map(({ Country, Share }) => ({ Name: nameCountry(Country), Share })));
  return {
    exports,
    imports,
    demand,
    exportShare: divide(exports.last, revenue.last),
    firstExportShare: divide(exports.first, revenue.first),
    importShare: divide(imports.last, demand.last),
    destinations: list(Exports),
    origins: list(Imports),
  };
}

/** One value in per cent of another of the same year. */
export function divide(part: YearValue, whole: YearValue): YearValue {
  return { year: part.year, value: whole.value === 0 ? 0 : (part.value / whole.value) * 100 };
}

function findMargins({ Profit = [], Revenue = [] }: IndustryDocument): YearValue[] {
  return Profit.flatMap(({ Year, Value }) => {
    const revenue = Revenue.find((point) => point.Year === Year)?.Value;
    if (Value === null || !revenue) return [];
    return [{ year: Year, value: (Value / revenue) * 100 }];
  });
}

function rankParts(
  parts: readonly { Name: string; Share: number; Remainder?: boolean }[] = [],
): NamedShare[] {
  return parts
    .filter(({ Remainder }) => !Remainder)
    .map(({ Name, Share }) => ({ name: Name, share: Share }))
    .toSorted((a, b) => b.share - a.share);
}

function findConcentration({ MarketShareConcentration }: IndustryDocument) {
  const points = MarketShareConcentration?.Points ?? [];
  const known = points.map(({ Year, Industry }) => ({ year: Year, value: Industry ?? 0 }));
  const none = { year: 0, value: 0 };
  return {
    first: known[0] ?? none,
    last: known.at(-1) ?? none,
    sector: points.at(-1)?.Sector ?? 0,
  };
}
