import { useWords } from '../../words/explorer-words.js';

/** A value that the report does not give: a dash on the screen, words for screen readers. */
export function Missing() {
  const { company: words } = useWords();
  return (
    <span className="company-missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.notGiven}</span>
    </span>
  );
}
