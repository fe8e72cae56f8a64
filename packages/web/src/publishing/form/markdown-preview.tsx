import { useContext } from 'react';
import { SafeMarkup } from '../../section-view/safe-markup.js';
import { isReady, useLoaded } from '../../use-loaded.js';
import { usePublishingWords } from '../publishing-words.js';
import { TextLanguageContext } from './form-context.js';

interface PreviewProps {
  /** Name of the field. */
  title: string;
  text: string;
}

/** A live preview of a text in Markdown, rendered by the same code as in the service. */
export function MarkdownPreview({ title, text }: PreviewProps) {
  const { form: words } = usePublishingWords();
  const tag = useContext(TextLanguageContext);
  const loaded = useLoaded('markdown', loadRenderer);
  if (!isReady(loaded) || text.trim() === '') return null;
  return (
    <div className="markdown-preview" role="group" aria-label={words.readersSee(title)}>
      <p className="label" aria-hidden="true">
        {words.asReaders}
      </p>
      <SafeMarkup html={loaded.value(text).AnalysisHTML} tag={tag} heading="h2" />
    </div>
  );
}

/** Loaded on first use: it is larger than the rest of the form. */
const loadRenderer = async () => (await import('@broadsheet/reports/markdown')).renderAnalysis;
