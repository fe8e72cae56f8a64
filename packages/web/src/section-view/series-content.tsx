import { tabulateSeries, type Series, type SeriesBlock } from '@broadsheet/view';
import { TrendChart } from './trend-chart.js';
import { ViewTable } from './view-table.js';

interface SeriesProps {
  block: SeriesBlock;
  /** Of the section. */
  title: string;
  language: string;
}

/** More small charts than that tell less than the table does. */
const mostCharts = 12;

/** A small chart for each series, and the figures of all of them. */
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

/** One figure is no course of anything. */
const hasCourse = ({ points }: Series) => points.filter(({ value }) => value !== null).length > 1;
