import MarkdownIt from 'markdown-it';
import { buildPlainText } from './plain-text.js';
import { sanitizeHtml } from './sanitize-html.js';

/** The same text in both formats, as in a narrative section. */
export interface Analysis {
  AnalysisPlainText: string;
  AnalysisHTML: string;
}

/** Allowed link targets. Any other link stays as text. */
const linkScheme = /^(?:https?|mailto):/i;

function createMarkdown(): MarkdownIt {
  // HTML in the source is text, not markup: publishers may write only Markdown.
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
  return isPlain(source) ? renderParagraphs(source) : renderMarkup(source);
}

/** Characters that have a meaning anywhere, or are replaced. */
// oxlint-disable-next-line no-control-regex -- the library replaces NUL
const markup = /[\\`*_[\]<>&~|#!\t\r\0]/;
/**
 * Lines that are not part of a paragraph, or have white space at an end, which may have a meaning.
 */
const markedLine = /(?:^|\n)(?:[-+=]|\d+[.)]|[^\S\n])|[^\S\n](?:\n|$)/;

/** Whether a text is only paragraphs, as most are. */
const isPlain = (source: string) =>
  !markup.test(source) && !markedLine.test(source) && source.trim() !== '';

/** The same output as the library's, in a tenth of its time. */
function renderParagraphs(source: string): Analysis {
  const paragraphs = source.trim().split(/\n{2,}/);
  return {
    AnalysisPlainText: paragraphs.join('\n\n').replace(/(?<!\n)\n(?!\n)/g, ' '),
    AnalysisHTML: `<p>${paragraphs.join('</p>\n<p>').replaceAll('"', '&quot;')}</p>`,
  };
}

function renderMarkup(source: string): Analysis {
  const tokens = markdown.parse(source, {});
  return {
    AnalysisPlainText: buildPlainText(tokens),
    AnalysisHTML: sanitizeHtml(markdown.renderer.render(tokens, markdown.options, {})),
  };
}

/**
 * Escapes text so that Markdown shows it unchanged, also at the beginning of a line. Spaces at its
 * ends are removed: asterisks beside them would not be emphasis.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<&~|]/g, '\\$&')
    .replace(/^[-+#>=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
