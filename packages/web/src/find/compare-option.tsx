import { useWords } from '../words/explorer-words.js';

interface OptionProps {
  id: string;
  /** How many reports would be compared. */
  count: number;
  isActive: boolean;
  onChoose: () => void;
}

/** The last entry of the results: compares the first of them. */
export function CompareOption({ id, count, isActive, onChoose }: OptionProps) {
  const { find: words } = useWords();
  return (
    <ul role="group" aria-label={words.compareThese(count)}>
      <li
        id={id}
        role="option"
        aria-selected={isActive}
        // Keeps the focus in the box; otherwise the list would close before the click arrives.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={onChoose}
      >
        <span className="found-title">{words.compareThese(count)}</span>
      </li>
    </ul>
  );
}
