import type { ReportKey } from '@broadsheet/contract';
import type { Finding } from '@broadsheet/contract/checking';
import { listUndone, type UndoneChange } from '@broadsheet/editions';
import type { PublishTarget, Refusal, SubmittedDocument } from './publish-target.js';

/** More of them are counted, not listed. */
const mostListed = 50;

type Resolution =
  /** The edition that the document may replace; null if readers must see none. */
  { expected: number | null } | Refusal;

/**
 * What becomes of a document that was exported from an edition which is not the last one: it is
 * refused with every figure of others that it would undo, and published if there is none.
 */
export async function resolveConflict(
  target: Pick<PublishTarget, 'listEditions' | 'findDocument'>,
  { draft: { key, document }, basedOn = 0 }: SubmittedDocument,
): Promise<Resolution> {
  const editions = await target.listEditions(key);
  const [last] = editions;
  if (!last) return { expected: null };
  const expected = last.current ? last.edition : null;
  if (last.edition === basedOn) return { expected };
  const name = `edition ${String(last.edition)}`;
  const base = await findDocument(target, key, basedOn);
  const now = await findDocument(target, key, last.edition);
  if (base === undefined || now === undefined) {
    return refuse(
      `It was exported from edition ${String(basedOn)}, but the last one here is ${name}; export that one, or publish with --overwrite.`,
    );
  }
  const undone = listUndone({ base, last: now, document: JSON.parse(document) as unknown });
  if (undone.length === 0) return { expected };
  const authors = new Set(
    editions.filter(({ edition }) => edition > basedOn).map(({ author }) => author),
  );
  return refuse(
    `It was exported from edition ${String(basedOn)}, and ${[...authors].join(', ')} published ${name} since. Publishing it would undo ${undone.length === 1 ? 'the change below' : `the ${String(undone.length)} changes below`}: write those that you want to keep into the document; --overwrite undoes the others.`,
    undone,
    name,
  );
}

async function findDocument(
  target: Pick<PublishTarget, 'findDocument'>,
  key: ReportKey,
  edition: number,
): Promise<unknown> {
  return (await target.findDocument(key, edition))?.document;
}

function refuse(message: string, undone: readonly UndoneChange[] = [], edition = ''): Refusal {
  const left = undone.length - mostListed;
  return {
    findings: [
      { severity: 'error', pointer: '/BasedOn', message },
      ...undone.slice(0, mostListed).map((each) => describeUndone(each, edition)),
      ...(left > 0
        ? [
            {
              ...{ severity: 'warning' as const, pointer: '/BasedOn' },
              message: `${String(left)} more values differ from those of ${edition}.`,
            },
          ]
        : []),
    ],
  };
}

function describeUndone(undone: UndoneChange, edition: string): Finding {
  const { pointer, path } = undone;
  const last = 'last' in undone ? `is ${write(undone.last)}` : 'is not there';
  const own = 'own' in undone ? `is ${write(undone.own)}` : 'is missing';
  return {
    ...{ severity: 'warning', pointer },
    message: `${path.join(', ')} ${last} in ${edition} and ${own} here.`,
  };
}

/** Values can be long; a message should not be. */
function write(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
