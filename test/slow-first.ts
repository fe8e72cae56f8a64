import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take much longer than others of their size, slowest first. They start first, so that
 * no worker waits for the last of them. Without results of an earlier run Vitest sorts by size
 * alone.
 */
const slow = [
  'faults/rolling-restart',
  'faults/killed-publishing',
  'faults/damaged-rows',
  'faults/attack-access',
  'faults/attack-cursors',
  'cli/test/reading/mirror',
  'cli/test/administration/copy',
  'cli/test/serving/workers',
  'server/test/openapi-tools',
  'cli/test/verifying/conformance',
  'server/test/downloads/downloads',
  'cli/test/package/installed-package',
  'cli/test/serving/machines',
  'cli/test/assistants/mcp-stdio',
  'render/sameness',
  'store/test/resilience',
  'client/test/examples',
  'client/test/package',
  'cli/test/serving/npm-start',
];

/** Faults first: they are few and long, and the many short files after them end at the same time. */
const projects = ['faults', 'alone', 'behaviour'];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Sorting is stable: equal files keep their order.
    return sorted.sort(
      (one, other) =>
        orderOf(one) - orderOf(other) ||
        projectOf(one) - projectOf(other) ||
        placeOf(one) - placeOf(other),
    );
  }
}

const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);

function placeOf({ moduleId }: TestSpecification): number {
  const place = slow.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? slow.length : place;
}
