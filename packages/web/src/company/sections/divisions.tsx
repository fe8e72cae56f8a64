import { useWords } from '../../words/explorer-words.js';
import type { SectionProps } from '../page/bodies.js';
import { IndustryLink } from './industry-link.js';
import { SegmentTable } from './segment-table.js';

/** Where revenue and profit come from: by business, by industry, by region. */
export function ByDivision({ bodies: { operatingdivisions: divisions }, tag }: SectionProps) {
  const { company: words } = useWords();
  return (
    <SegmentTable
      title={words.byDivision}
      tag={tag}
      money={divisions}
      segments={divisions?.Divisions.map(({ Name, Description, Years }) => ({
        key: Name,
        label: Name,
        about: Description,
        years: Years,
      }))}
    />
  );
}

export function ByIndustry({ bodies, tag }: SectionProps) {
  const { operatingdivisionindustries: industries } = bodies;
  const { company: words } = useWords();
  return (
    <SegmentTable
      title={words.byIndustry}
      tag={tag}
      money={industries}
      segments={industries?.Industries.map((industry) => ({
        key: industry.IndustryCode,
        label: <IndustryLink code={industry.IndustryCode}>{industry.IndustryTitle}</IndustryLink>,
        about: industry.Divisions.join(', '),
        years: industry.Years,
      }))}
    />
  );
}

export function ByRegion({ bodies, tag }: SectionProps) {
  const { operatingdivisiongeographiclocations: locations } = bodies;
  const { company: words } = useWords();
  return (
    <SegmentTable
      title={words.byRegion}
      tag={tag}
      money={locations}
      segments={locations?.Locations.map(({ Region, Years }) => ({
        key: Region,
        label: Region,
        about: undefined,
        years: Years,
      }))}
    />
  );
}
