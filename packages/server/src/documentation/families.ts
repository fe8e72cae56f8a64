import type { Families, FamilyDefinition, Operation } from '@broadsheet/contract';
import { capitalise } from '@broadsheet/contract/words';
import { imageTypesId, sectionsId } from './name-tables.js';

export interface OperationFamily {
  tag: string;
  title: string;
  /** A sentence or two, in the Markdown of descriptions. */
  about: string;
  operations: Operation[];
}

const introductions: Record<string, { title: string; about: string }> = {
  authentication: {
    title: 'Authentication',
    about: 'Every report operation needs an access token. It is obtained here and lives 24 hours.',
  },
  embedding: {
    title: 'Embedding',
    about:
      'Charts on other web pages. The operation `embed` of a family gives out an address for one chart; this is where it leads.',
  },
  search: {
    title: 'Search',
    about: 'Finds reports of every family by their words, codes and numbers.',
  },
  changes: {
    title: 'Changes',
    about: 'A feed of everything that changes, so that nobody has to poll report by report.',
  },
  assistants: {
    title: 'Assistants',
    about:
      'AI assistants read the same reports by the Model Context Protocol: the tools, resources and prompts are described in `docs/assistants.md`.',
  },
  publish: {
    title: 'Publishing',
    about:
      'Report documents become editions. An edition never changes; readers see the current one.',
  },
  health: {
    title: 'Health',
    about: 'For process managers and load balancers.',
  },
};

/** Operations by tag, with the tags in order of first appearance. */
export function groupByFamily(operations: Operation[], { find }: Families): OperationFamily[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => ({
    tag,
    ...introduce(tag, find(tag)),
    operations: operations.filter((operation) => operation.tag === tag),
  }));
}

function introduce(tag: string, family: FamilyDefinition | undefined) {
  return family
    ? { title: family.title, about: introduceFamily(family) }
    : (introductions[tag] ?? { title: capitalise(tag), about: '' });
}

function introduceFamily(family: FamilyDefinition): string {
  const { about, charts, sections } = family;
  const hasCharts = Object.keys(charts).length > 0;
  const hasSections = Object.keys(sections).length > 0;
  return [
    about,
    ...(hasCharts
      ? [`What each chart shows is listed under [image types](#${imageTypesId(family)}).`]
      : []),
    ...(hasSections
      ? [`What can be asked for is listed under [sections](#${sectionsId(family)}).`]
      : []),
  ].join(' ');
}
