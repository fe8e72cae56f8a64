import { readFileSync } from 'node:fs';
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
import { renderPages } from '../../src/documentation/html/pages.js';
import { viewSchema } from '../../src/documentation/schema-view.js';

const operations = listOperations(families);

const pages = renderPages({ operations, families, version: '1.2.3' });
const all = [...pages].map(([path, page]) => ({
  path,
  page,
  main: page.slice(page.indexOf('<main')),
  ids: [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
  links: [...page.matchAll(/\shref="([^"]+)"/g)].map(([, href]) => href ?? ''),
}));
const getPage = (path: string) => pages.get(path) ?? '';
const start = getPage('/docs');

const script = readFileSync(new URL('../../pages/api.js', import.meta.url), 'utf8');
const withoutScript = (text: string) => text.replace(`<script>${script}</script>`, '');

describe('the documentation pages', () => {
  it('show every operation: its address, method, summary and description', () => {
    const texts = new Map(all.map(({ path, main }) => [path, main.replaceAll('<wbr />', '')]));
    for (const { id, tag, method, path, summary, description } of operations) {
      const text = texts.get(`/docs/${tag}`) ?? '';
      expect(text).toContain(`id="operation-${id}"`);
      const [article] = text.slice(text.indexOf(`id="operation-${id}"`)).split('</article>');
      expect(article).toContain(`>${method}</span>`);
      expect(article).toContain(`<code>${path}</code>`);
      expect(article).toContain(escapeHtml(summary));
      const [firstWords = ''] = description.split('`');
      expect(article).toContain(escapeHtml(firstWords));
    }
  });

  it('list every operation, on each of them', () => {
    const listed = operations.map(({ id, tag }) => `/docs/${tag}#operation-${id}`);
    for (const { links } of all) expect(links).toEqual(expect.arrayContaining(listed));
  });

  it('tell which operations need a token', () => {
    const mains = all.map(({ main }) => main).join('');
    const closed = operations.filter(({ access }) => access === 'token');
    expect(mains.split('>needs a token</a>').length - 1).toBe(closed.length);
    expect(mains.split('open to all').length - 1).toBe(operations.length - closed.length);
  });

  it('show every problem where the type of a problem body points', () => {
    for (const code of problemCodes) {
      expect(start).toContain(` id="problem-${code}"`);
      expect(start).toContain(escapeHtml(problems[code].title));
    }
  });

  it('show every image name with what it shows', () => {
    for (const name of imageNames) {
      expect(getPage('/docs/industry')).toContain(` id="image-${name}"`);
      expect(getPage('/docs/industry')).toContain(escapeHtml(images[name]));
    }
  });

  it('show every section token with its label, linked to its body', () => {
    const page = getPage('/docs/company');
    for (const token of sectionTokens) {
      expect(page).toContain(` id="section-${token}"`);
      const row = page.slice(page.indexOf(`id="section-${token}"`)).split('</tr>')[0];
      expect(row).toContain(`>${sections[token].label}<`);
      expect(row).toContain(`href="#schema-${viewSchema(sectionBodies[token]).$id ?? ''}"`);
    }
  });

  it('have an anchor for every link, and no anchor twice', () => {
    const anchors = new Set(all.flatMap(({ path, ids }) => ids.map((id) => `${path}#${id ?? ''}`)));
    for (const { path, ids, links } of all) {
      const targets = links.filter((href) => /^(#|\/docs)/.test(href));
      const whole = targets.map((href) => (href.startsWith('#') ? path + href : href));
      expect(whole.filter((href) => !anchors.has(href) && !pages.has(href))).toEqual([]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  it('say on the first of them where each anchor is, for addresses from when it was the only one', () => {
    const known = [...start.matchAll(/data-page="([^"]+)" data-anchors="([^"]+)"/g)].flatMap(
      ([, path = '', ids = '']) => ids.split(' ').map((id) => `${path}#${id}`),
    );
    for (const { id, tag } of operations) expect(known).toContain(`/docs/${tag}#operation-${id}`);
    expect(known).toContain('/docs/authentication#schema-TokenResponse');
    expect(known).toContain('/docs/company#section-title');
    expect(known).toContain('/docs/state#family-state');
    expect(known.filter((address) => address.includes('#problem-'))).toEqual([]);
  });

  it('show every schema once', () => {
    const schemas = all.flatMap(({ ids }) => ids.filter((id) => id?.startsWith('schema-')));
    expect(schemas.filter((id, index) => schemas.indexOf(id) !== index)).toEqual([]);
    expect(schemas).toContain('schema-Problem');
  });

  it('have headings without a gap between their levels', () => {
    for (const { path, main } of all) {
      const depths = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      expect(depths[0]).toBe(1);
      depths.slice(1).forEach((depth, index) => {
        const place = `${path}, heading ${String(index + 2)}`;
        expect(depth - (depths[index] ?? 0), place).toBeLessThanOrEqual(1);
      });
    }
  });

  it('need nothing from elsewhere, and run nothing but their one script', () => {
    for (const { page, links } of all) {
      expect(links.filter((href) => !/^(#|\/docs|\/openapi\.json$|data:)/.test(href))).toEqual([]);
      const rest = withoutScript(page);
      expect(rest).not.toMatch(/<script|<img|<iframe|\ssrc=|\sstyle=|\son\w+=|@import|url\(/i);
      expect(rest.length).toBeLessThan(page.length);
    }
  });

  it('offer operations that only read to be tried', () => {
    const paths = all.flatMap(({ page }) =>
      [...page.matchAll(/id="operation-\w+"[^>]*data-path="([^"]+)"/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(paths).toContain('/search/v1/reports');
    expect(paths).toContain('/company/v3/sections');
    expect(paths.filter((path) => /publish|admin|authentication|oauth|mcp/.test(path))).toEqual([]);
  });

  it('name the version of the program', () => {
    for (const { page } of all) expect(page).toContain('1.2.3');
  });
});

describe('text on the documentation pages', () => {
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
  const hostilePages = renderPages({ operations: [operation], families, version: hostile });

  it('is escaped wherever it comes from', () => {
    expect(hostilePages.size).toBe(2);
    for (const page of hostilePages.values()) {
      expect(page).toContain('&lt;script&gt;');
      expect(withoutScript(page)).not.toContain('<script');
      expect(page).not.toContain('href="javascript');
    }
  });
});
