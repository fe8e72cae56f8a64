import type { Findings } from '@broadsheet/contract/checking';
import { describeWrongDate, isCalendarDate } from '../../calendar-date.js';
import type { SoundDocument } from '../document.js';

export function checkSources(found: Findings, { Sources }: SoundDocument): void {
  Sources?.forEach(({ Address, Date }, index) => {
    const pointer = `/Sources/${String(index)}`;
    if (Date !== undefined && !isCalendarDate(Date)) {
      found.error(`${pointer}/Date`, describeWrongDate(Date));
    }
    if (Address !== undefined && !URL.canParse(Address)) {
      found.error(
        `${pointer}/Address`,
        `"${Address}" is no web address, such as https://www.example.com/report.`,
      );
    }
  });
}
