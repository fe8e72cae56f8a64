import { useWords } from '../words/explorer-words.js';

interface LoadingProps {
  /** What is being loaded: `the report`. */
  what: string;
  /** Set if the page has no other heading yet for users of screen readers. */
  heading?: string;
}

export function Loading({ what, heading }: LoadingProps) {
  const { states: words } = useWords();
  return (
    <>
      {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
      <p className="state loading" role="status">
        {words.loading(what)}
      </p>
    </>
  );
}
