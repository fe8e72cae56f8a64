import type { SectionProps } from '../page/bodies.js';
import { IndustryLink } from './industry-link.js';
import { SegmentTable } from './segment-table.js';

/** Where revenue and profit come from: by business, by industry, by region. */
export function Divisions({ bodies, tag }: SectionProps) {
  const {
    operatingdivisions: divisions,
    operatingdivisionindustries: industries,
    operatingdivisiongeographiclocations: locations,
  } = bodies;
  return (
    <>
      <SegmentTable
        title="By division"
        tag={tag}
        money={divisions}
        segments={divisions?.Divisions.map(({ Name, Description, Years }) => ({
          key: Name,
          label: Name,
          about: Description,
          years: Years,
        }))}
      />
      <SegmentTable
        title="By industry"
        tag={tag}
        money={industries}
        segments={industries?.Industries.map((industry) => ({
          key: industry.IndustryCode,
          label: <IndustryLink code={industry.IndustryCode}>{industry.IndustryTitle}</IndustryLink>,
          about: industry.Divisions.join(', '),
          years: industry.Years,
        }))}
      />
      <SegmentTable
        title="By region"
        tag={tag}
        money={locations}
        segments={locations?.Locations.map(({ Region, Years }) => ({
          key: Region,
          label: Region,
          about: undefined,
          years: Years,
        }))}
      />
    </>
  );
}
