import type { Findings } from '@broadsheet/contract/checking';
import { describeWrongDate, isCalendarDate } from '../calendar-date.js';

interface Source {
  Address?: string;
  Date?: string;
}

/** What a document names as its sources, at `/Sources`. */
export function checkSources(found: Findings, sources: readonly Source[] = []): void {
  sources.forEach(({ Address, Date }, index) => {
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
