import type { Findings } from '@broadsheet/contract/checking';
import { checkCountry } from '../../checks/heading.js';
import { checkKnown } from '../../checks/years.js';
import type { Driver } from '../document-words.js';
import type { ValidDocument } from '../document.js';
import { checkAscending, checkOutlookLast } from './series.js';

export function checkDrivers(found: Findings, { ExternalDrivers }: ValidDocument): void {
  ExternalDrivers?.forEach((driver, index) => {
    checkDriver(found, driver, `/ExternalDrivers/${String(index)}`);
  });
}

function checkDriver(found: Findings, { Points, Profile }: Driver, pointer: string): void {
  if (Points !== undefined) {
    checkAscending(found, Points, `${pointer}/Points`);
    checkOutlookLast(found, Points, `${pointer}/Points`);
    checkKnown(
      found,
      Points.some(({ Value }) => Value !== null),
      `${pointer}/Points`,
    );
  }
  if (Profile?.Country !== undefined) {
    checkCountry(found, Profile.Country, `${pointer}/Profile/Country`);
  }
}
