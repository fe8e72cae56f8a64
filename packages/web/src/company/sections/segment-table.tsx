import type { OperatingDivisionsBody } from '@broadsheet/client';
import type { ReactNode } from 'react';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { useWords } from '../../words/explorer-words.js';
import { Figure } from '../figures/figure.js';
import { FiguresTable } from '../figures/figures-table.js';
import {
  formatNumber,
  formatPercent,
  nameUnit,
  sharedDecimals,
  type Money,
} from '../figures/format-figure.js';
import { ShareBar } from '../figures/share-bar.js';

type SegmentYear = OperatingDivisionsBody['Divisions'][number]['Years'][number];

interface Segment {
  key: string;
  label: ReactNode;
  about: string | undefined;
  years: SegmentYear[];
}

interface SegmentTableProps {
  title: string;
  tag: string;
  /** With `segments` undefined if the report has none. */
  money: Money | undefined;
  segments: Segment[] | undefined;
}

/** The latest year of each segment with its share of the whole; a click shows all years. */
export function SegmentTable({ title, tag, money, segments }: SegmentTableProps) {
  const { company: words } = useWords();
  if (!money || !segments) {
    return (
      <div className="company-part">
        <h3>{title}</h3>
        <p className="company-no-data">{words.notGivenHere}</p>
      </div>
    );
  }
  const years = segments.flatMap((segment) => segment.years.map(({ Year }) => Year));
  const latest = Math.max(...years);
  const hasEarlier = years.some((year) => year < latest);
  return (
    <div className="company-part">
      <h3>{words.ofYear(title, latest)}</h3>
      <LatestYear {...{ title, tag, money, segments, year: latest }} />
      {hasEarlier && (
        <details className="company-more">
          <summary>{words.yearByYear}</summary>
          <AllYears title={title} money={money} segments={segments} years={years} />
        </details>
      )}
    </div>
  );
}

interface LatestYearProps {
  title: string;
  tag: string;
  money: Money;
  segments: Segment[];
  year: number;
}

function LatestYear({ title, tag, money, segments, year }: LatestYearProps) {
  const words = useWords();
  const { columns, ofYear } = words.company;
  const decimals = amountDecimals(segments);
  return (
    <ScrollBox label={ofYear(title, year)}>
      <table className="company-figures company-segments">
        <caption className="visually-hidden">
          {ofYear(title, year)}
          {words.comma}
          {nameUnit(money, words)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="company-corner">
              {nameUnit(money, words)}
            </th>
            {Object.values(columns).map((heading) => (
              <th key={heading} scope="col" className="company-number">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <SegmentRow key={segment.key} {...{ segment, tag, year, decimals }} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps {
  segment: Segment;
  tag: string;
  year: number;
  /** Of amounts. */
  decimals: number;
}

function SegmentRow({ segment: { label, about, years }, tag, year, decimals }: RowProps) {
  const amount = (value: number) => formatNumber(value, { decimals, minDecimals: decimals });
  const percent = (value: number) => formatPercent(value, { decimals: 1, minDecimals: 1 });
  const figures = years.find(({ Year }) => Year === year);
  return (
    <tr>
      <th scope="row" lang={tag}>
        {label}
        {about !== undefined && about !== '' && <span className="company-about">{about}</span>}
      </th>
      <td className="company-number">
        <Figure value={figures?.Revenue} format={amount} />
      </td>
      <td className="company-number company-share">
        <Figure value={figures?.ShareOfRevenue} format={percent} />
        <ShareBar percent={figures?.ShareOfRevenue} />
      </td>
      <td className="company-number">
        <Figure value={figures?.Profit} format={amount} />
      </td>
      <td className="company-number">
        <Figure value={figures?.ProfitMargin} format={percent} />
      </td>
      <td className="company-number">
        <Figure value={figures?.Assets} format={amount} />
      </td>
    </tr>
  );
}

const measures = ['Revenue', 'Profit', 'Assets'] as const;

interface AllYearsProps {
  title: string;
  money: Money;
  segments: Segment[];
  years: number[];
}

function AllYears({ title, money, segments, years }: AllYearsProps) {
  const words = useWords();
  const columns = [...new Set(years)].sort((a, b) => a - b);
  const decimals = amountDecimals(segments);
  return measures
    .filter((name) =>
      segments.some((segment) => segment.years.some((year) => year[name] !== undefined)),
    )
    .map((name) => (
      <FiguresTable
        key={name}
        caption={words.company.byYear(words.company.line(name), title, nameUnit(money, words))}
        corner={`${words.company.line(name)}${words.comma}${nameUnit(money, words)}`}
        columns={columns.map((year) => ({ key: year, heading: year }))}
        rows={segments.map((segment) => ({
          key: segment.key,
          label: segment.label,
          values: columns.map((year) => segment.years.find(({ Year }) => Year === year)?.[name]),
          format: (value) => formatNumber(value, { decimals, minDecimals: decimals }),
        }))}
      />
    ));
}

function amountDecimals(segments: Segment[]): number {
  const years = segments.flatMap((segment) => segment.years);
  return sharedDecimals(
    measures.flatMap((name) => years.map((year) => year[name])),
    2,
  );
}
