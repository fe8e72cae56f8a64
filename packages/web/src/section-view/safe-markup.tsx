import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { findWebUrl } from './website-link.js';
import './narrative.css';

export type HeadingName = 'h3' | 'h4' | 'h5';

/** Renders a piece of text, depending on its node. */
type WriteText = (text: string, node: Node) => ReactNode;

interface MarkupProps {
  html: string;
  tag: string;
  /** The element that replaces headings of any level: they are below their section's heading. */
  heading?: HeadingName | 'h2';
  /**
   * Creates the text renderer for one text, for callers that mark terms. Must be a stable function.
   */
  startText?: () => WriteText;
}

/**
 * A narrative's HTML, rebuilt node by node: only allowed elements, without attributes except the
 * start number of a list, and links to web pages. The service sanitizes its HTML; this page does
 * not rely on that.
 */
export function SafeMarkup({ html, tag, heading = 'h3', startText = keepWords }: MarkupProps) {
  const nodes = useMemo(
    // A parsed document is not rendered: it runs no scripts and loads no images.
    () =>
      rebuildAll(new DOMParser().parseFromString(html, 'text/html').body.childNodes, {
        heading,
        writeText: startText(),
      }),
    [html, heading, startText],
  );
  return (
    <div className="narrative" lang={tag}>
      {nodes}
    </div>
  );
}

const keepWords = () => (text: string) => text;

interface MarkupStyle {
  heading: HeadingName | 'h2';
  writeText: WriteText;
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const elements = new Set(
  'blockquote br code em hr li ol p pre s strong table tbody td th thead tr ul'.split(' '),
);
/** Elements whose content is not text for readers. */
const unread = new Set(['script', 'style', 'template', 'title', 'textarea', 'noscript', 'iframe']);
const childless = new Set(['br', 'hr']);
/** React does not allow white space inside tables. */
const tableParts = new Set(['table', 'tbody', 'thead', 'tr']);

function rebuildAll(nodes: Iterable<Node>, way: MarkupStyle): ReactNode[] {
  return Array.from(nodes, (node, index) => <Fragment key={index}>{rebuild(node, way)}</Fragment>);
}

function rebuild(node: Node, way: MarkupStyle): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return keepText(node, way);
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (unread.has(name)) return null;
  if (name === 'a') return rebuildLink(node, way);
  const element = headings.has(name) ? way.heading : name;
  const children = rebuildAll(node.childNodes, way);
  if (!headings.has(name) && !elements.has(name)) return children;
  if (childless.has(element)) return createElement(element);
  const start = node instanceof HTMLOListElement && node.start !== 1 ? { start: node.start } : null;
  return createElement(element, start, children);
}

function keepText(node: Node, { writeText }: MarkupStyle): ReactNode {
  const { nodeValue, parentNode } = node;
  const isBetweenCells = parentNode instanceof Element && tableParts.has(parentNode.localName);
  return isBetweenCells ? null : writeText(nodeValue ?? '', node);
}

function rebuildLink(link: Element, way: MarkupStyle): ReactNode {
  const url = findWebUrl(link.getAttribute('href') ?? '');
  const children = rebuildAll(link.childNodes, way);
  if (!url) return children;
  return (
    <a href={url.href} target="_blank" rel="nofollow noopener noreferrer">
      {children}
    </a>
  );
}
