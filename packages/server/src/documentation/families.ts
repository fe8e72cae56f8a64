import type { Operation } from '@broadsheet/contract';

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
  industry: {
    title: 'Industry reports',
    about:
      'The charts of an industry report: first the list of those it has, then each one as a PNG. What each chart shows stands under [image types](#image-types).',
  },
  company: {
    title: 'Company reports',
    about:
      'Australian company reports, by section. What can be asked for stands under [sections](#sections).',
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
      'AI assistants read the same reports by the Model Context Protocol: the tools, resources and prompts stand in `docs/assistants.md`.',
  },
  publish: {
    title: 'Publishing',
    about:
      'Report documents become editions. An edition never changes; readers see the current one.',
  },
  health: {
    title: 'Health',
    about: 'For whatever starts, stops and balances the service.',
  },
};

/** Operations by their tag, in the order in which the tags first come. */
export function groupByFamily(operations: Operation[]): OperationFamily[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => ({
    tag,
    ...(introductions[tag] ?? { title: capitalise(tag), about: '' }),
    operations: operations.filter((operation) => operation.tag === tag),
  }));
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
