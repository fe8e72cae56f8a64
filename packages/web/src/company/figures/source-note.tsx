import { useWords } from '../../words/explorer-words.js';

interface SourceNoteProps {
  source: 'PublishedCompanies' | 'Publisher';
  industryCode: string;
}

/** The source of the averages: a reader must know what they are based on. */
export function SourceNote({ source, industryCode }: SourceNoteProps) {
  const { company: words } = useWords();
  return <p className="company-note">{words.source(industryCode, source === 'Publisher')}</p>;
}
