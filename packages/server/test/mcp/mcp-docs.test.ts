import { readFileSync } from 'node:fs';
import { families } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { reportPrompts } from '../../src/mcp/prompts/report-prompts.js';
import { listReportResources } from '../../src/mcp/resources/report-resources.js';
import { defaultBudget, largestBudget, smallestBudget } from '../../src/mcp/sizing/budget.js';
import { pictureTokens } from '../../src/mcp/sizing/tokens.js';
import { buildTools, listTools } from '../../src/mcp/tools/tools.js';

const built = buildTools(families);
const tools = listTools(families, built);
const reportResources = listReportResources(families, built);

const page = readFileSync(new URL('../../../../docs/assistants.md', import.meta.url), 'utf8');

describe('docs/assistants.md', () => {
  it.each(tools.map(({ name }) => name))('shows the tool %s with an example', (name) => {
    const [, section = ''] = page.split(`### ${name}\n`);
    const [, example = '{}'] = /```json\n([^]*?)```/.exec(section) ?? [];
    const known = Object.keys(tools.find((tool) => tool.name === name)?.input.properties ?? {});
    const used = Object.keys(JSON.parse(example) as object);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((argument) => !known.includes(argument))).toEqual([]);
  });

  it.each(reportResources.map(({ template }) => template))('names the template %s', (template) => {
    expect(page).toContain(`| \`${template}\``);
  });

  it.each(reportPrompts)(
    'names the prompt $name and its arguments',
    ({ name, arguments: taken }) => {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      for (const argument of Object.keys(taken.properties))
        expect(row).toContain(`\`${argument}\``);
    },
  );

  it('tells the budgets there are', () => {
    for (const tokens of [defaultBudget, largestBudget, smallestBudget, pictureTokens]) {
      expect(page).toContain(tokens.toLocaleString('en'));
    }
  });
});
