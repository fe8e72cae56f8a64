import MarkdownIt from 'markdown-it';
import { buildPlainText } from './plain-text.js';
import { sanitizeHtml } from './sanitize-html.js';

/** The same text twice, as a narrative section carries it. */
export interface Analysis {
  AnalysisPlainText: string;
  AnalysisHTML: string;
}

// HTML in the source is text, not markup: what a publisher may write is Markdown alone.
const markdown = new MarkdownIt({ html: false });

/** Where a link may lead. Anything else stays the text it was written as. */
const linkScheme = /^(?:https?|mailto):/i;
markdown.validateLink = (url) => linkScheme.test(url.trim());

// Whoever opens a report must not be reported to another site by a picture in it.
markdown.renderer.rules.image = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '');

/** Renders a publisher's Markdown. The HTML is safe to embed in any page. */
export function renderAnalysis(source: string): Analysis {
  const tokens = markdown.parse(source, {});
  return {
    AnalysisPlainText: buildPlainText(tokens),
    AnalysisHTML: sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {})),
  };
}

/** Writes text so that Markdown shows it as it is, at the beginning of a line too. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<&~|]/g, '\\$&')
    .replace(/^( ?)([-+#>=])/, '$1\\$2')
    .replace(/^( ?\d+)([.)])/, '$1\\$2');
}
