import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { findWebUrl } from './website-link.js';
import './narrative.css';

/**
 * A narrative's HTML, rebuilt node by node: elements on the list, without any attribute but the number a list begins
 * with, and links to web pages. The service makes its HTML safe; this page does not have to believe that.
 */
export function SafeMarkup({ html, tag }: { html: string; tag: string }) {
  const nodes = useMemo(
    // A parsed document is not shown: it runs no script and loads no picture.
    () => rebuildAll(new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    [html],
  );
  return (
    <div className="narrative" lang={tag}>
      {nodes}
    </div>
  );
}

/** What each element becomes: headings of any size stand below that of their section. */
const elements: Record<string, string> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'h3'])),
  ...Object.fromEntries(
    ('blockquote br code em hr li ol p pre s strong table tbody td th thead tr ul' as const)
      .split(' ')
      .map((name) => [name, name]),
  ),
};
/** Their content is no text for readers. */
const unread = new Set(['script', 'style', 'template', 'title', 'textarea', 'noscript', 'iframe']);
const childless = new Set(['br', 'hr']);
/** React keeps white space out of tables. */
const tableParts = new Set(['table', 'tbody', 'thead', 'tr']);

function rebuildAll(nodes: Iterable<Node>): ReactNode[] {
  return Array.from(nodes, (node, index) => <Fragment key={index}>{rebuild(node)}</Fragment>);
}

function rebuild(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return keepText(node);
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (unread.has(name)) return null;
  if (name === 'a') return rebuildLink(node);
  const element = elements[name];
  const children = rebuildAll(node.childNodes);
  if (element === undefined) return children;
  if (childless.has(element)) return createElement(element);
  const start = node instanceof HTMLOListElement && node.start !== 1 ? { start: node.start } : null;
  return createElement(element, start, children);
}

function keepText({ textContent, parentNode }: Node): string | null {
  const isBetweenCells = parentNode instanceof Element && tableParts.has(parentNode.localName);
  return isBetweenCells ? null : textContent;
}

function rebuildLink(link: Element): ReactNode {
  const url = findWebUrl(link.getAttribute('href') ?? '');
  const children = rebuildAll(link.childNodes);
  if (!url) return children;
  return (
    <a href={url.href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}
