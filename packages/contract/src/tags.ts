import type { Families } from './families/families.js';

/** Headings of the documentation that are not report families. */
const headings: Record<string, string> = {
  administration: 'Clients, their rights and keys, usage, and the audit log. For administrators.',
  assistants: 'The endpoint for AI assistants, which speaks the Model Context Protocol.',
  authentication:
    'Tokens of programs and sessions of browsers: how they are obtained, and what they allow.',
  changes: 'The change feed: what was published, changed or withdrawn, in order.',
  classifications:
    'Classifications of industries: their codes, the reports of each code, and conversion between two.',
  comparison: 'Several reports side by side.',
  downloads: 'Whole reports as files.',
  embedding: 'Signed addresses of charts, for web pages.',
  health: 'Whether the service runs and can read reports, and its metrics.',
  publish:
    'Checking, previewing, publishing, rolling back and withdrawing reports and classifications.',
  references: 'How reports of all families refer to each other.',
  search: 'Finding reports of all families.',
};

/** A sentence about a tag; undefined if it has no description. */
export function describeTag(name: string, families: Families): string | undefined {
  const definition = families.find(name);
  return definition ? `${definition.title}: lists, sections and charts.` : headings[name];
}
