import { demoDocuments } from '@broadsheet/demo';
import { shippedPreparation } from '@broadsheet/editions';
import { readDocument } from '@broadsheet/editions/sources';
import { writeWorkbook } from '@broadsheet/editions/workbooks';
import { readXlsx } from 'hucre/xlsx';
import { median, type Result } from './result.js';
import type { Scale } from './scale.js';

const mostOfLibrary = 2;

/** Processor time of reading and checking the workbook of a whole industry report, against the library alone. */
export async function measureWorkbooks({ familyPublishes: turns }: Scale): Promise<Result[]> {
  const [demo] = demoDocuments({ counts: { industry: 1 } });
  const document = { Family: 'industry', ...(demo?.document as object) };
  const bytes = await writeWorkbook(document, shippedPreparation.families.get('industry').document);
  const alone: number[] = [];
  const whole: number[] = [];
  for (let turn = -3; turn <= turns; turn += 1) {
    const library = await spend(() => readXlsx(bytes));
    const ours = await spend(() => readAndCheck(bytes));
    // The first rounds compile the code.
    if (turn < 0) continue;
    alone.push(library);
    whole.push(ours);
  }
  const ratio = median(whole) / median(alone);
  return [
    {
      work: 'reading and checking the workbook of a whole industry report: against the reading library alone',
      goal: `≤ ${String(mostOfLibrary)}`,
      measured: `${median(whole).toFixed(1)} ms of ${median(alone).toFixed(1)} ms`,
      ratio,
      holds: ratio <= mostOfLibrary,
    },
  ];
}

async function readAndCheck(bytes: Uint8Array): Promise<void> {
  const read = await readDocument({ name: 'report.xlsx', bytes }, shippedPreparation);
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  shippedPreparation.checkDocument(read);
}

/** Milliseconds of processor time. */
async function spend(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
