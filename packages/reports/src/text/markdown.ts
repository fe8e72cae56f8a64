import MarkdownIt from 'markdown-it';
import { buildPlainText } from './plain-text.js';
import { sanitizeHtml } from './sanitize-html.js';

/** The same text twice, as a narrative section carries it. */
export interface Analysis {
  AnalysisPlainText: string;
  AnalysisHTML: string;
}

/** Where a link may lead. Anything else stays the text it was written as. */
const linkScheme = /^(?:https?|mailto):/i;

function createMarkdown(): MarkdownIt {
  // HTML in the source is text, not markup: what a publisher may write is Markdown alone.
  const created = new MarkdownIt({ html: false });
  created.validateLink = (url) => linkScheme.test(url.trim());
  // A remote picture would tell another site who opens the report.
  created.renderer.rules.image = (tokens, index) =>
    created.utils.escapeHtml(tokens[index]?.content ?? '');
  return created;
}

const markdown = createMarkdown();

/** Renders a publisher's Markdown. The HTML is safe to embed in any page. */
export function renderAnalysis(source: string): Analysis {
  const tokens = markdown.parse(source, {});
  return {
    AnalysisPlainText: buildPlainText(tokens),
    AnalysisHTML: sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {})),
  };
}

/**
 * Writes text so that Markdown shows it as it is, at the beginning of a line too. Without spaces at its ends: beside them
 * asterisks are no emphasis, but asterisks.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<&~|]/g, '\\$&')
    .replace(/^[-+#>=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
