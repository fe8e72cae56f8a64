/** Compares the shipped dashboard and alert rules with the served metrics. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findProgram } from '../debian-program.js';
import { createFolder } from '../service-process.js';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

interface Panel {
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}
const { panels } = JSON.parse(read('deploy/grafana-board.json')) as { panels: Panel[] };

interface Rule {
  alert: string;
  expr: string;
  annotations: Record<string, string>;
}
const { groups } = parse(read('deploy/alert-rules.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** The table in the guide, which another test compares with the served metrics. */
const documented = new Set(
  [...read('docs/deploy.md').matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)].flatMap(
    ([, name = '', type = '']) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);

const listMetrics = (expression: string) =>
  expression.match(/\b(?:broadsheet|process|nodejs)_\w+/g) ?? [];

it.each(panels)('the panel "$title" asks for metrics that there are', ({ targets }) => {
  expect(targets.length).toBeGreaterThan(0);
  for (const { expr } of targets) {
    expect(listMetrics(expr).length).toBeGreaterThan(0);
    for (const name of listMetrics(expr)) expect(documented).toContain(name);
  }
});

it('the board shows every metric, and no panel covers another', () => {
  const shown = new Set(
    panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => listMetrics(expr))),
  );
  const isSummed = (name: string) => /_(?:sum|count)$/.test(name);
  expect([...documented].filter((name) => !shown.has(name) && !isSummed(name))).toEqual([]);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from(
      { length: w * h },
      (_, at) => `${String(x + (at % w))},${String(y + Math.floor(at / w))}`,
    ),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

describe('an alert', () => {
  it.each(rules)('$alert is of metrics that there are, and says what to do', (rule) => {
    for (const name of listMetrics(rule.expr)) expect(documented).toContain(name);
    expect(Object.keys(rule.annotations)).toEqual(['summary', 'description']);
  });

  it('is raised by the figures that must raise it, and not by others', async () => {
    const folder = await createFolder();
    const promtool = findProgram({
      ...{ name: 'prometheus', path: '/usr/bin/promtool', folder: folder.path },
      elsewhere: ['/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'],
    });
    const path = fileURLToPath(new URL('../../../../deploy/alert-rules.test.yml', import.meta.url));
    expect(execFileSync(promtool, ['test', 'rules', path], { encoding: 'utf8' })).toContain(
      'SUCCESS',
    );
    await folder.remove();
    const tested = read('deploy/alert-rules.test.yml');
    for (const { alert } of rules) {
      expect(
        tested.match(new RegExp(`alertname: ${alert}\\b`, 'g'))?.length,
        alert,
      ).toBeGreaterThan(1);
    }
  });
});
