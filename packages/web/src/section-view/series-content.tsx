import { tabulateSeries, type Series, type SeriesBlock } from '@broadsheet/view';
import { TrendChart } from './trend-chart.js';
import { ViewTable } from './view-table.js';

interface SeriesProps {
  block: SeriesBlock;
  /** The title of the section. */
  title: string;
  language: string;
}

/** More small charts would say less than the table. */
const mostCharts = 12;

/** A small chart for each series, and a table of all figures. */
export function SeriesContent({ block, title, language }: SeriesProps) {
  const drawn = block.series.filter(hasCourse).slice(0, mostCharts);
  return (
    <>
      {drawn.length > 0 && (
        <div className="trend-charts">
          {drawn.map((series, index) => (
            <TrendChart key={index} series={series} unit={series.unit ?? block.unit} />
          ))}
        </div>
      )}
      <ViewTable table={tabulateSeries(block, language)} title={title} />
    </>
  );
}

/** A single value has no trend to draw. */
const hasCourse = ({ points }: Series) => points.filter(({ value }) => value !== null).length > 1;
