import {
  industryChartNames as imageNames,
  industryCharts as images,
  families,
  listOperations,
  problemCodes,
  problems,
  companySectionBodies as sectionBodies,
  companySections as sections,
  companySectionTokens as sectionTokens,
  type Operation,
} from '@broadsheet/contract';
import { escapeHtml } from '@broadsheet/view/html';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { renderDocumentation } from '../src/documentation/html/page.js';
import { viewSchema } from '../src/documentation/schema-view.js';

const operations = listOperations(families);

const page = renderDocumentation({ operations, families, version: '1.2.3' });
const text = page.replaceAll('<wbr />', '');
const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
const links = [...page.matchAll(/\shref="([^"]+)"/g)].map(([, href]) => href ?? '');

describe('the documentation page', () => {
  it('shows every operation: its address, method, summary and description', () => {
    for (const { id, method, path, summary, description } of operations) {
      expect(ids).toContain(`operation-${id}`);
      const [article] = text.slice(text.indexOf(`id="operation-${id}"`)).split('</article>');
      expect(article).toContain(`>${method}</span>`);
      expect(article).toContain(`<code>${path}</code>`);
      expect(article).toContain(escapeHtml(summary));
      const [firstWords = ''] = description.split('`');
      expect(article).toContain(escapeHtml(firstWords));
    }
  });

  it('tells which operations need a token', () => {
    const closed = operations.filter(({ access }) => access === 'token');
    expect(page.split('>needs a token</a>').length - 1).toBe(closed.length);
    expect(page.split('open to all').length - 1).toBe(operations.length - closed.length);
  });

  it('shows every problem where the type of a problem body points', () => {
    for (const code of problemCodes) {
      expect(ids).toContain(`problem-${code}`);
      expect(page).toContain(escapeHtml(problems[code].title));
    }
  });

  it('shows every image name with what it shows', () => {
    for (const name of imageNames) {
      expect(ids).toContain(`image-${name}`);
      expect(page).toContain(escapeHtml(images[name]));
    }
  });

  it('shows every section token with its label, linked to its body', () => {
    for (const token of sectionTokens) {
      expect(ids).toContain(`section-${token}`);
      const row = page.slice(page.indexOf(`id="section-${token}"`)).split('</tr>')[0];
      expect(row).toContain(`>${sections[token].label}<`);
      expect(row).toContain(`href="#schema-${viewSchema(sectionBodies[token]).$id ?? ''}"`);
    }
  });

  it('has an anchor for every link, and no anchor twice', () => {
    const targets = links.filter((href) => href.startsWith('#')).map((href) => href.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has headings without a gap between their levels', () => {
    const depths = [...page.slice(page.indexOf('<main')).matchAll(/<h([1-6])[ >]/g)].map(
      ([, level]) => Number(level),
    );
    expect(depths[0]).toBe(1);
    depths.slice(1).forEach((depth, index) => {
      expect(depth - (depths[index] ?? 0), `heading ${String(index + 2)}`).toBeLessThanOrEqual(1);
    });
  });

  it('needs nothing from elsewhere, and runs nothing', () => {
    expect(links.filter((href) => !/^(#|\/openapi\.json$|data:)/.test(href))).toEqual([]);
    expect(page).not.toMatch(/<script|<img|<iframe|\ssrc=|\sstyle=|\son\w+=|@import|url\(/i);
  });

  it('names the version of the program', () => {
    expect(page).toContain('1.2.3');
  });
});

describe('text on the documentation page', () => {
  const hostile = '"><script>alert(1)</script>\'&';
  const operation: Operation = {
    id: hostile,
    method: 'POST',
    path: `/${hostile}`,
    tag: hostile,
    summary: hostile,
    description: `${hostile} \`${hostile}\` [${hostile}](#${hostile}) [run](javascript:alert)`,
    access: 'token',
    query: Type.Object({ [hostile]: Type.String({ examples: [hostile] }) }),
    body: Type.Object(
      {
        [hostile]: Type.String({
          description: hostile,
          pattern: hostile,
          default: hostile,
          enum: [hostile],
        }),
      },
      { $id: hostile, description: hostile },
    ),
    bodyExample: { [hostile]: hostile },
    answers: { 200: { description: hostile, schema: Type.String(), example: hostile } },
    problems: [],
  };
  const hostilePage = renderDocumentation({ operations: [operation], families, version: hostile });

  it('is escaped wherever it comes from', () => {
    expect(hostilePage).toContain('&lt;script&gt;');
    expect(hostilePage).not.toContain('<script');
    expect(hostilePage).not.toContain('href="javascript');
  });
});
