import { Link } from 'wouter';

interface Props {
  /** The requested language. */
  language: string;
  others: string[];
  pathOf: (language: string) => string;
}

/** A sentence with links, for a report that exists only in other languages. */
export function OtherLanguages({ language, others, pathOf }: Props) {
  return (
    <>
      It is not published in {language}, but in{' '}
      {others.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link href={pathOf(name)}>{name}</Link>
        </span>
      ))}
      .
    </>
  );
}
