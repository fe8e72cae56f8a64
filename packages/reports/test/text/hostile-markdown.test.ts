import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderAnalysis } from '../../src/text/markdown.js';
import { sanitizeHtml } from '../../src/text/sanitize-html.js';
import { hostileMarkdown } from './hostile-markdown.js';

type Node = DefaultTreeAdapterMap['node'];

const harmlessElements = new Set([
  ...['a', 'blockquote', 'br', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol'],
  ...['p', 'pre', 's', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
]);

/** Parses HTML like a browser and lists everything harmful in it. */
function listDangers(html: string): string[] {
  const dangers: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === '#comment') dangers.push('comment');
    if ('tagName' in node) {
      if (!harmlessElements.has(node.tagName)) dangers.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (!isHarmless(node.tagName, name, value)) dangers.push(`${name}="${value}"`);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return dangers;
}

function isHarmless(tag: string, name: string, value: string): boolean {
  if (tag === 'ol') return name === 'start' && /^\d{1,9}$/.test(value);
  if (tag !== 'a') return false;
  if (name === 'rel') return value === 'nofollow noopener noreferrer';
  return name === 'href' && ['http:', 'https:', 'mailto:'].includes(new URL(value).protocol);
}

describe('the detector of dangers', () => {
  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<img src="https://evil.example/pixel.png">',
    '<p style="color:red">x</p>',
    '<!-- x -->',
    '<ol start="1e9"><li>x</li></ol>',
    '<ol onclick="alert(1)"><li>x</li></ol>',
  ])('finds %s', (html) => {
    expect(listDangers(html)).not.toEqual([]);
  });
});

describe('hostile Markdown', () => {
  it.each(hostileMarkdown)('comes out harmless: %s', (_, source) => {
    expect(listDangers(renderAnalysis(source).AnalysisHTML)).toEqual([]);
  });

  it.each(hostileMarkdown)('comes out harmless amid other text: %s', (_, source) => {
    const { AnalysisHTML } = renderAnalysis(`Before *it*.\n\n${source}\n\nAfter **it**.`);
    expect(listDangers(AnalysisHTML)).toEqual([]);
    expect(AnalysisHTML).toContain('<em>it</em>');
  });

  it('is read in a time that grows with its length, not with its square', () => {
    const time = (source: string) => {
      const start = process.cpuUsage().user;
      renderAnalysis(source);
      return process.cpuUsage().user - start;
    };
    const longest = 50_000;
    for (const pattern of ['[', '*a_ ', '`', '<', '![', '> ', '- ', '|a', '&#', '](x)', '\\']) {
      expect(time(pattern.repeat(longest / pattern.length)), pattern).toBeLessThan(2_000_000);
    }
  });
});

describe('the sanitiser by itself', () => {
  it.each(hostileMarkdown)(
    'lets nothing through should the Markdown library fail: %s',
    (_, html) => {
      expect(listDangers(sanitizeHtml(html))).toEqual([]);
      expect(listDangers(sanitizeHtml(`<p>before ${html} after</p>`))).toEqual([]);
      expect(listDangers(sanitizeHtml(`<a href="${html}">x</a>`))).toEqual([]);
      expect(listDangers(sanitizeHtml(`<ol start="${html}"><li>x</li></ol>`))).toEqual([]);
    },
  );
});

describe('harmless Markdown', () => {
  it('keeps links to pages and mailboxes, without a trace of where the reader came from', () => {
    const { AnalysisHTML } = renderAnalysis(
      '[a](https://example.com/?x=1&y=2) and [b](mailto:press@example.com)',
    );
    expect(AnalysisHTML).toBe(
      '<p><a rel="nofollow noopener noreferrer" href="https://example.com/?x=1&amp;y=2">a</a> and ' +
        '<a rel="nofollow noopener noreferrer" href="mailto:press@example.com">b</a></p>',
    );
  });

  it('keeps addresses with an apostrophe', () => {
    const { AnalysisHTML, AnalysisPlainText } = renderAnalysis(
      "[a](https://example.com/O'Brien's) and <https://example.com/d'Or?q='x'>",
    );
    expect(AnalysisHTML).toBe(
      '<p><a rel="nofollow noopener noreferrer" href="https://example.com/O%27Brien%27s">a</a> and ' +
        '<a rel="nofollow noopener noreferrer" href="https://example.com/d%27Or?q=%27x%27">' +
        "https://example.com/d'Or?q='x'</a></p>",
    );
    expect(AnalysisPlainText).toContain("a (https://example.com/O'Brien's)");
  });

  it('numbers a list from where it starts', () => {
    expect(renderAnalysis('3. three\n4. four').AnalysisHTML).toBe(
      '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>',
    );
    expect(renderAnalysis('1. one').AnalysisHTML).toBe('<ol>\n<li>one</li>\n</ol>');
  });

  it('shows the text of an image in place of the image', () => {
    expect(renderAnalysis('Our ![logo & name](https://example.com/logo.png)').AnalysisHTML).toBe(
      '<p>Our logo &amp; name</p>',
    );
  });

  it('shows HTML as the text it was written as', () => {
    expect(renderAnalysis('Profit <b>rose</b> & fell').AnalysisHTML).toBe(
      '<p>Profit &lt;b&gt;rose&lt;/b&gt; &amp; fell</p>',
    );
  });
});
