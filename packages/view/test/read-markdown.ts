import MarkdownIt from 'markdown-it';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const reader = new MarkdownIt({ html: true });

/**
 * The visible content of Markdown, from a program that lets HTML through: text and names of
 * elements.
 */
export function readMarkdown(markdown: string): { text: string; elements: Set<string> } {
  const html = reader.render(markdown);
  const elements = new Set<string>();
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text') texts.push((node as DefaultTreeAdapterTypes.TextNode).value);
    else if (!node.nodeName.startsWith('#document')) elements.add(node.nodeName);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return { text: texts.join(' '), elements };
}

/** The elements that our own Markdown is made of. */
export const ownElements = new Set([
  ...['h2', 'h3', 'p', 'br', 'ul', 'li', 'strong'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
