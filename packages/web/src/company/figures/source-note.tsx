interface SourceNoteProps {
  source: 'PublishedCompanies' | 'Publisher';
  industryCode: string;
}

/** The source of the averages: a reader must know what they are based on. */
export function SourceNote({ source, industryCode }: SourceNoteProps) {
  const origin =
    source === 'Publisher'
      ? 'as given by the publisher'
      : 'computed over the companies published here, each counting once';
  return (
    <p className="company-note">
      Industry averages: industry {industryCode}, {origin}.
    </p>
  );
}
