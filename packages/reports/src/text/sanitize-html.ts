import { FilterXSS, type IFilterXSSOptions } from 'xss';

/** As the Markdown library writes it: escaped and percent-encoded, the scheme in plain letters. */
const safeHref = /^(?:https?:\/\/|mailto:)[^\s"'<>`]+$/i;

/** Where a list begins; Markdown knows no longer numbers. */
const listStart = /^\d{1,9}$/;

/**
 * The second lock behind the Markdown library, which already turns HTML in the source into text:
 * only these elements, no attribute but a link's and the number a list begins with, and no link but to a web page or a
 * mailbox.
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

/** The library leaves an apostrophe as it is, which is right in an address, and ends an attribute in some pages. */
function keepSafe(href: string): string {
  const encoded = href.replaceAll("'", '%27');
  return safeHref.test(encoded) ? encoded : '';
}

const filter = new FilterXSS(rules);

const plainElements = Object.keys(rules.whiteList ?? {}).filter((name) => name !== 'a');
/** A tag that is not just the name of an allowed element. Most texts have none, and the filter would leave them as they are. */
const otherTag = new RegExp(`<(?!/?(?:${plainElements.join('|')})>)`);

export function sanitizeHtml(html: string): string {
  if (!otherTag.test(html)) return html.trim();
  return (
    filter
      .process(html)
      .replace(/<a\b([^>]*)>/g, writeLink)
      // What an attribute may not say, the library leaves as an attribute that says nothing.
      .replace(/<ol start>/g, '<ol>')
      .trim()
  );
}

/** A link tells the page it leads to nothing; one that may not be followed leads nowhere. */
function writeLink(_: string, attributes: string): string {
  const href = / href="([^"]+)"/.exec(attributes)?.[1];
  return href === undefined ? '<a>' : `<a rel="nofollow noopener noreferrer" href="${href}">`;
}
