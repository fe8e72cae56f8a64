import { Link } from 'wouter';

interface Props {
  /** The one that was asked for. */
  language: string;
  others: string[];
  pathOf: (language: string) => string;
}

/** A sentence that leads on from a report that does not exist in one language, but in others. */
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
