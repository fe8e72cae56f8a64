import type { ProcurementDocument } from '@broadsheet/reports';
import type { DriverKind } from '../industries/words/kinds/kind.js';

/** Hand-written data of the report on one product or service; prices follow from it. */
export interface ProcurementProfile extends Pick<
  ProcurementDocument,
  | 'Sector'
  | 'InputCosts'
  | 'SupplierRisk'
  | 'BuyerPower'
  | 'Negotiation'
  | 'RfpElements'
  | 'Kpis'
  | 'ServiceTerms'
  | 'Vendors'
  | 'Analysis'
> {
  country: string;
  code: string;
  title: string;
  per: string;
  price: PriceCourse;
  /** Drivers of the price that have a demo report of the country. */
  drivers: readonly (readonly [
    DriverKind,
    'Positive' | 'Negative' | 'Mixed',
    'High' | 'Medium' | 'Low',
  ])[];
  /** Codes of demo industries of the country. */
  buyers: readonly string[];
  makers: readonly string[];
  market: { VendorCount: number; Concentration: 'High' | 'Medium' | 'Low'; ImportShare?: number };
}

/**
 * The average price of the latest year; its usual annual change, and how far years deviate, per
 * cent.
 */
export interface PriceCourse {
  latest: number;
  growth: number;
  outlookGrowth: number;
  swing: number;
  /** How far the lowest and highest price are from the average, per cent; no range if left out. */
  range?: number;
}

/** Hand-written rows. */
export const levers = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([Lever, Detail]) => ({ Lever, Detail }));
export const elements = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([Element, Detail]) => ({ Element, Detail }));
export const terms = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([Term, Detail]) => ({ Term, Detail }));
export const kpi = (Name: string, Target: string, Detail: string) => ({ Name, Target, Detail });
