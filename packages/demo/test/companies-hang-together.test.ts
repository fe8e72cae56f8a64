import { buildCompanySections, buildSpanningSections, companyFigures } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from '../src/companies/index.js';

const documents = [...demoCompanies({ seed: 7, count: 400 })];
const figures = documents.map(companyFigures);
const spanning = buildSpanningSections(figures);
const companies = documents.map((document, index) => ({
  document,
  sections: { ...buildCompanySections(document), ...spanning[index] },
}));

const years = companies.flatMap(({ document, sections }) =>
  (sections.financials?.Years ?? []).map((year) => ({ title: document.Title, ...year })),
);

describe('the statements of generated companies', () => {
  it('balance', () => {
    const sheets = years.flatMap(({ title, Year, BalanceSheet }) =>
      BalanceSheet ? [{ title, Year, ...BalanceSheet }] : [],
    );
    expect(sheets.length).toBeGreaterThan(500);
    for (const { title, TotalAssets = 0, TotalLiabilities = 0, TotalEquity = 0 } of sheets) {
      expect(TotalAssets, title).toBe(TotalLiabilities + TotalEquity);
      expect(TotalEquity, title).toBeGreaterThan(0);
    }
  });

  it('explain the change in cash by the cash flow, year after year', () => {
    for (const { document, sections } of companies) {
      const rows = sections.financials?.Years ?? [];
      for (const [index, { BalanceSheet, CashFlow }] of rows.entries()) {
        const before = rows[index + 1]?.BalanceSheet;
        if (!BalanceSheet || !CashFlow || !before) continue;
        expect((BalanceSheet.Cash ?? 0) - (before.Cash ?? 0), document.Title).toBe(
          CashFlow.NetCashFlow,
        );
      }
    }
  });

  it('carry profit less dividends forward', () => {
    for (const { document, sections } of companies) {
      const rows = sections.financials?.Years ?? [];
      for (const [index, { BalanceSheet, ProfitAndLoss }] of rows.entries()) {
        const before = rows[index + 1]?.BalanceSheet?.RetainedEarnings;
        if (BalanceSheet?.RetainedEarnings === undefined || before === undefined) continue;
        const { NetProfitAfterTax = 0, Dividends = 0 } = ProfitAndLoss ?? {};
        expect(BalanceSheet.RetainedEarnings, document.Title).toBe(
          before + NetProfitAfterTax - Dividends,
        );
      }
    }
  });

  it('never run out of cash, and grow by plausible steps', () => {
    for (const { title, BalanceSheet } of years) {
      if (BalanceSheet) expect(BalanceSheet.Cash, title).toBeGreaterThan(0);
    }
    const growth = companies.flatMap(({ sections }) =>
      (sections.financialgrowth?.Growth ?? [])
        .filter(({ Measure }) => Measure === 'TotalRevenue')
        .flatMap(({ Values }) => Values.map(({ Value }) => Value)),
    );
    expect(Math.min(...growth)).toBeGreaterThan(-12);
    expect(Math.max(...growth)).toBeLessThan(30);
  });
});

describe('the segments of generated companies', () => {
  it('add up to revenue, EBIT and assets', () => {
    for (const { document, sections } of companies) {
      const [latest] = sections.financials?.Years ?? [];
      for (const segments of [
        sections.operatingdivisions?.Divisions,
        sections.operatingdivisiongeographiclocations?.Locations,
      ]) {
        if (!segments || !latest) continue;
        const sum = (name: 'Revenue' | 'Profit' | 'Assets') =>
          segments.reduce((total, { Years }) => total + (Years[0]?.[name] ?? 0), 0);
        expect(sum('Revenue'), document.Title).toBe(latest.ProfitAndLoss?.TotalRevenue);
        expect(sum('Profit'), document.Title).toBe(latest.ProfitAndLoss?.EBIT);
        expect(sum('Assets'), document.Title).toBe(latest.BalanceSheet?.TotalAssets);
      }
    }
  });
});

describe('owners and people', () => {
  it('own no more than everything, largest first', () => {
    for (const { document, sections } of companies) {
      const percentages = (sections.shareholders?.Holdings ?? []).map(
        ({ Percentage = 0 }) => Percentage,
      );
      expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
      expect(
        percentages.reduce((a, b) => a + b, 0),
        document.Title,
      ).toBeLessThanOrEqual(100.05);
      const substantial = sections.substantialshareholders?.Holders ?? [];
      expect(substantial.length).toBe(percentages.filter((value) => value >= 5).length);
    }
  });

  it('have one name each within a company', () => {
    for (const { document } of companies) {
      const names = (document.Personnel ?? []).map(({ Name }) => Name);
      expect(new Set(names).size, document.Title).toBe(names.length);
    }
  });
});

describe('figures across companies', () => {
  it('rank every company with revenue, the largest first', () => {
    const ranked = figures
      .map(({ revenueAud }, index) => ({ revenueAud, rank: spanning[index]?.rank?.Rank }))
      .filter(({ rank }) => rank !== undefined)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    expect(ranked.length).toBeGreaterThan(390);
    for (const [index, { revenueAud = 0 }] of ranked.entries()) {
      expect(revenueAud).toBeLessThanOrEqual(ranked[index - 1]?.revenueAud ?? Infinity);
    }
  });

  it('average what the companies of the industry say of themselves', () => {
    const wineries = companies.filter(
      ({ document, sections }) =>
        document.Language === 'English' && sections.topindustry?.IndustryCode === '1214',
    );
    const margins = wineries.flatMap(({ sections }) => {
      const latest = sections.financials?.Years[0]?.Year;
      const row = sections.financialratios?.Ratios.find(({ Ratio }) => Ratio === 'EBITMargin');
      return row?.Values.find(({ Year }) => Year === latest)?.Value ?? [];
    });
    const average = wineries[0]?.sections.financialratiosindustryaverage?.Ratios.find(
      ({ Ratio }) => Ratio === 'EBITMargin',
    );
    expect(average?.Companies).toBe(margins.length);
    expect(average?.Average).toBeCloseTo(margins.reduce((a, b) => a + b, 0) / margins.length, 2);
  });
});
