import type { IndustryDocument } from '@broadsheet/reports';

/** Nothing in a demo report was measured, and its sources say so. */
export function listSources({ DataDate, Sector }: IndustryDocument) {
  return [
    { Name: 'Broadsheet demo data, synthetic figures', Publisher: 'Broadsheet', Date: DataDate },
    {
      Name: `Broadsheet demo averages of the sector ${Sector}, synthetic figures`,
      Publisher: 'Broadsheet',
      Date: DataDate,
    },
  ];
}
