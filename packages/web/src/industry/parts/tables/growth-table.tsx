import type { Growth } from '../../words/industry-words.js';
import { useReading } from '../reading-context.js';
import { useNumbers } from '../use-numbers.js';
import { NotGiven } from './year-table.js';
import './growth-table.css';

interface TableProps {
  growth: Growth[] | undefined;
  /** Leaves out past growth. */
  isOutlookOnly?: boolean;
}

/** Past and expected growth of each measure. */
export function GrowthTable({ growth = [], isOutlookOnly = false }: TableProps) {
  const { words } = useReading();
  const rows = growth.filter(
    ({ CompoundGrowth, OutlookGrowth }) =>
      OutlookGrowth !== undefined || (!isOutlookOnly && CompoundGrowth !== undefined),
  );
  if (rows.length === 0) return null;
  const hasOutlook = rows.some(({ OutlookGrowth }) => OutlookGrowth !== undefined);
  const history = sharedPeriod(rows, ({ FirstYear, LastYear }) => [FirstYear, LastYear]);
  const outlook = sharedPeriod(rows, ({ LastYear, OutlookYear }) => [LastYear, OutlookYear]);
  const periodOf = ([first, last]: Period) =>
    first === undefined || last === undefined ? undefined : words.period(first, last);
  const { growthHistory, growthOutlook } = words.names;
  return (
    <table className="growth-table">
      <caption>{words.names.growth}</caption>
      <thead>
        <tr>
          <th scope="col">{words.names.measure}</th>
          {!isOutlookOnly && <Heading name={growthHistory} period={history && periodOf(history)} />}
          {hasOutlook && <Heading name={growthOutlook} period={outlook && periodOf(outlook)} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { Name, FirstYear, LastYear, OutlookYear, CompoundGrowth, OutlookGrowth } = row;
          return (
            <tr key={Name}>
              <th scope="row">{words.statistics[Name]}</th>
              {!isOutlookOnly && (
                <Change
                  value={CompoundGrowth}
                  period={history ? undefined : periodOf([FirstYear, LastYear])}
                />
              )}
              {hasOutlook && (
                <Change
                  value={OutlookGrowth}
                  period={outlook ? undefined : periodOf([LastYear, OutlookYear])}
                />
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Period = [number | undefined, number | undefined];

/** The period that all rows share, so that it is shown once. */
function sharedPeriod(rows: Growth[], periodOf: (row: Growth) => Period): Period | undefined {
  const all = rows.map(periodOf).filter((period) => period.every((year) => year !== undefined));
  return new Set(all.map(String)).size === 1 ? all[0] : undefined;
}

function Heading({ name, period }: { name: string; period: string | undefined }) {
  return (
    <th scope="col" className="number">
      {name}
      {period !== undefined && <span className="growth-period">{period}</span>}
    </th>
  );
}

function Change({ value, period }: { value: number | undefined; period: string | undefined }) {
  const numbers = useNumbers();
  if (value === undefined) {
    return (
      <td className="number">
        <NotGiven />
      </td>
    );
  }
  return (
    <td className="number">
      <span className={value < 0 ? 'change fall' : 'change rise'}>{numbers.change(value)}</span>
      {period !== undefined && <span className="growth-period">{period}</span>}
    </td>
  );
}
