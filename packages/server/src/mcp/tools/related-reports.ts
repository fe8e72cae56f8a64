import { Type, type ReportKey, closed } from '@broadsheet/contract';
import type { Static } from 'typebox';
import type { Reader } from '../reading/reader.js';
import { Refusal } from '../reading/refusal.js';
import { roomFor, sizeOfItem } from '../sizing/budget.js';

const RelatedReport = Type.Object(
  {
    reportKey: Type.String({ description: 'Key of the report, for the other tools.' }),
    title: Type.String({ description: 'What it is about.' }),
    relation: Type.String({
      description: '`named`: this report names it. `naming`: it names this report.',
      enum: ['named', 'naming'],
    }),
  },
  closed,
);

export const RelatedReports = Type.Optional(
  Type.Array(RelatedReport, {
    description:
      'Beside the outline: reports that this one names or that name it, as far as the client may read them and they fit, such as the risk report on an industry. Read them where the question goes beyond this report.',
  }),
);

/** A hint, not a list: a report may be connected with thousands of others. */
const mostRelated = 30;

/** The reports that a report is connected with, as many as fit beside the rest of the answer. */
export async function fitRelated(
  reader: Reader,
  key: ReportKey,
  { frame, budget }: { frame: object; budget: number },
): Promise<{ relatedReports?: Static<typeof RelatedReport>[] }> {
  const related = await listRelated(reader, key);
  let room = roomFor({ frame: { ...frame, relatedReports: [] }, budget });
  const fitting = related.filter((report) => {
    room -= sizeOfItem(report);
    return room >= 0;
  });
  return fitting.length > 0 ? { relatedReports: fitting } : {};
}

async function listRelated(reader: Reader, key: ReportKey) {
  const { formatReportKey } = reader.families;
  try {
    const { Reports } = await reader.listReferences({
      Key: formatReportKey(key),
      Limit: mostRelated,
    });
    return Reports.map(({ Key, Title, Relation }) => ({
      reportKey: Key,
      title: Title,
      relation: Relation,
    }));
  } catch (error) {
    // The outline is useful without them, and an older service does not have them.
    if (error instanceof Refusal) return [];
    throw error;
  }
}
