interface OptionProps {
  id: string;
  query: string;
  isActive: boolean;
  onChoose: () => void;
}

/** An earlier search; choosing it searches again. */
export function RecentOption({ id, query, isActive, onChoose }: OptionProps) {
  return (
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
      <span className="found-title">{query}</span>
    </li>
  );
}
