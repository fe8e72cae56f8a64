import { FilterXSS, type IFilterXSSOptions } from 'xss';

/** As the Markdown library writes it: escaped and percent-encoded, the scheme in plain letters. */
const safeHref = /^(?:https?:\/\/|mailto:)[^\s"'<>`]+$/i;

/** The start of a list; Markdown allows no longer numbers. */
const listStart = /^\d{1,9}$/;

/**
 * A second protection after the Markdown library, which already turns HTML in the source into text:
 * only these elements, no attributes except a link's and the start of a list, and no links except
 * to web pages and mailboxes.
 */
const rules: IFilterXSSOptions = {
  whiteList: {
    a: ['href'],
    blockquote: [],
    br: [],
    code: [],
    em: [],
    h1: [],
    h2: [],
    h3: [],
    h4: [],
    h5: [],
    h6: [],
    hr: [],
    li: [],
    ol: ['start'],
    p: [],
    pre: [],
    s: [],
    strong: [],
    table: [],
    tbody: [],
    td: [],
    th: [],
    thead: [],
    tr: [],
    ul: [],
  },
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
  safeAttrValue: (tag, name, value) => {
    if (tag === 'ol' && name === 'start') return listStart.test(value) ? value : '';
    return tag === 'a' && name === 'href' ? keepSafe(value) : '';
  },
};

/**
 * The library leaves an apostrophe unescaped, which is right in an address, but ends an attribute
 * in some pages.
 */
function keepSafe(href: string): string {
  const encoded = href.replaceAll("'", '%27');
  return safeHref.test(encoded) ? encoded : '';
}

const filter = new FilterXSS(rules);

const plainElements = Object.keys(rules.whiteList ?? {}).filter((name) => name !== 'a');
/**
 * A tag that is not just the name of an allowed element. Most texts have none, and the filter would
 * not change them.
 */
const otherTag = new RegExp(`<(?!/?(?:${plainElements.join('|')})>)`);

export function sanitizeHtml(html: string): string {
  if (!otherTag.test(html)) return html.trim();
  return (
    filter
      .process(html)
      .replace(/<a\b([^>]*)>/g, writeLink)
      // For a forbidden value the library leaves an empty attribute.
      .replace(/<ol start>/g, '<ol>')
      .trim()
  );
}

/** Links send no referrer; a forbidden address is removed. */
function writeLink(_: string, attributes: string): string {
  const href = / href="([^"]+)"/.exec(attributes)?.[1];
  return href === undefined ? '<a>' : `<a rel="nofollow noopener noreferrer" href="${href}">`;
}
