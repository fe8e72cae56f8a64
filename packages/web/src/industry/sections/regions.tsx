import { ScrollBox } from '../../scroll-box/scroll-box.js';
import type { PartProps } from '../chapters/part-props.js';
import { PartProse } from '../parts/part-prose.js';
import { useReading } from '../parts/reading-context.js';
import { ShareBar } from '../parts/share-bar.js';
import { NotGiven } from '../parts/tables/year-table.js';
import { useNumbers } from '../parts/use-numbers.js';
import './regions.css';

/** The shares of establishments by region, compared with the population. */
export function Regions({ body, title }: PartProps<'geographicbreakdown'>) {
  if (!body) return null;
  return (
    <>
      <PartProse of={body} />
      {body.Regions && <RegionTable regions={body.Regions} title={title} />}
    </>
  );
}

type Region = NonNullable<NonNullable<PartProps<'geographicbreakdown'>['body']>['Regions']>[number];

function RegionTable({ regions, title }: { regions: Region[]; title: string }) {
  const { words, tag } = useReading();
  const hasPopulation = regions.some(({ PopulationShare }) => PopulationShare !== undefined);
  const most = Math.max(
    ...regions.flatMap(({ Share, PopulationShare = 0 }) => [Share, PopulationShare]),
  );
  return (
    <ScrollBox label={title}>
      <table className="regions">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.names.region}</th>
            <th scope="col">{words.names.shareOfEstablishments}</th>
            {hasPopulation && <th scope="col">{words.names.population}</th>}
          </tr>
        </thead>
        <tbody>
          {regions.map(({ Region, Name, Share, PopulationShare }) => (
            <tr key={Region}>
              <th scope="row" lang={tag}>
                {Name}
              </th>
              <td>
                <BarredShare percent={Share} of={most} />
              </td>
              {hasPopulation && (
                <td>
                  {PopulationShare === undefined ? (
                    <NotGiven />
                  ) : (
                    <BarredShare percent={PopulationShare} of={most} isOther />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface ShareProps {
  percent: number;
  of: number;
  isOther?: boolean;
}

function BarredShare({ percent, of, isOther = false }: ShareProps) {
  const numbers = useNumbers();
  return (
    <span className="region-share">
      {numbers.percent(percent)}
      <ShareBar percent={percent} of={of} isOther={isOther} />
    </span>
  );
}
