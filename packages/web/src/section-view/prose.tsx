import { SafeMarkup } from './safe-markup.js';

interface ProseProps {
  /** A line for each paragraph. */
  text: string;
  /** The same text with markup. */
  html?: string | undefined;
  tag: string;
}

/** A publisher's text. */
export function Prose({ text, html, tag }: ProseProps) {
  if (html !== undefined) return <SafeMarkup html={html} tag={tag} />;
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="narrative" lang={tag}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
