import { linkSameCodes, nameOfConcordance } from '@broadsheet/reports/classifications';
import { UserError } from '../user-error.js';
import { describeOutcome } from './classification-target.js';
import { getTree } from './get-tree.js';
import { withClassifications, type ClassificationOptions } from './open-target.js';

export async function linkClassifications(
  from: string,
  to: string,
  { restore = false, ...options }: ClassificationOptions & { restore?: boolean },
): Promise<void> {
  await withClassifications(options, async (target) => {
    const document = linkSameCodes(await getTree(target, from), await getTree(target, to));
    if (document.Links.length === 0) throw new UserError(`${from} and ${to} share no code.`);
    const name = nameOfConcordance(document);
    const outcome = await target.publish({ name, kind: 'concordance', document, restore });
    process.stdout.write(`${describeOutcome(outcome)}\n`);
  });
}
