import type { PartProps } from '../../chapters/part-props.js';
import { NamedTexts } from '../../parts/named-texts.js';

export function Glossary({ body }: PartProps<'glossary'>) {
  if (!body) return null;
  return (
    <NamedTexts
      entries={body.Terms.map(({ Term, Definition }) => ({ name: Term, text: Definition }))}
    />
  );
}
