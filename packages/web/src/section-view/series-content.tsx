import { arrangeSeries, type Series, type SeriesBlock } from '@broadsheet/view';
import { languageTag } from '../language-tag.js';
import { shortenAmounts } from './shorten-amounts.js';
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
            <TrendChart
              key={index}
              series={series}
              unit={series.unit ?? block.unit}
              figureTag={languageTag(language)}
            />
          ))}
        </div>
      )}
      <ViewTable
        table={arrangeSeries(shortenAmounts(block, language), language)}
        title={title}
        tag={languageTag(language)}
      />
    </>
  );
}

/** A single value has no trend to draw. */
const hasCourse = ({ points }: Series) => points.filter(({ value }) => value !== null).length > 1;
