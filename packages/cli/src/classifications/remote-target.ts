import {
  BadRequestError,
  NotFoundError,
  type ClassificationPublished,
  type Classifications,
  type ClassificationVersions,
} from '@broadsheet/client';
import type { ClassificationDraft } from '@broadsheet/store';
import { explainFailure } from '../connection.js';
import { UserError } from '../user-error.js';
import type { ClassificationTarget, ListedDocument } from './classification-target.js';
import { describeLinks } from './counts.js';
import { refuseWithdrawn } from './refuse-withdrawn.js';

/** Publishes through a running service, which checks everything again. */
export function createRemoteTarget(
  classifications: Classifications,
  url: string,
): ClassificationTarget {
  const explain = (error: unknown) => explainFailure(error, url);
  const ifFound = (call: Promise<ClassificationPublished>) =>
    call.catch((error: unknown) => (error instanceof NotFoundError ? undefined : explain(error)));
  const send = (draft: ClassificationDraft, dryRun: boolean) => {
    const { name, document, restore } = draft;
    return classifications
      .publish(name, document as object, { restore, dryRun })
      .catch((error: unknown) => {
        throwRefusal(error, name);
        return explain(error);
      });
  };
  return {
    name: url,
    list: async () => listDocuments(await classifications.versions().catch(explain)),
    async findDocument(name) {
      const found = await classifications.document(name).catch(explain);
      return found?.document;
    },
    publish: (draft) => send(draft, false),
    preview: (draft) => send(draft, true),
    listEditions: (name) =>
      classifications
        .editions(name)
        .catch((error: unknown) => (error instanceof NotFoundError ? [] : explain(error))),
    rollBack: (name, edition) => ifFound(classifications.rollback(name, edition)),
    withdraw: (name) => ifFound(classifications.withdraw(name)),
  };
}

function listDocuments({ versions, concordances }: ClassificationVersions): ListedDocument[] {
  const documents = [
    ...versions.map(({ version, edition, extract, levels, source }) => ({
      ...{ name: version, edition, isExtract: extract, source },
      counts: levels.map(({ name, codes }) => `${name} ${String(codes)}`).join(', '),
    })),
    ...concordances.map(({ from, to, edition, extract, links, exact, source }) => ({
      ...{ name: `${from}/${to}`, edition, isExtract: extract, source },
      counts: describeLinks(links, exact),
    })),
  ];
  return documents.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Throws the service's objections to the document, if the error contains any. */
function throwRefusal(error: unknown, name: string): void {
  if (!(error instanceof BadRequestError)) return;
  if (error.code === 'report_withdrawn') throw refuseWithdrawn(name);
  const lines = error.fields.map(({ pointer, detail }) => `${pointer}: ${detail}`);
  if (lines.length === 0) return;
  throw new UserError([`${name} is refused.`, ...lines, 'Nothing was changed.'].join('\n'));
}
