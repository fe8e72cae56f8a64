import { useEffect, useId, useRef, type RefObject } from 'react';
import { useFamilies } from '../families/families-context.js';
import { useWords } from '../words/explorer-words.js';
import { describeFound, describeShown } from './describe-found.js';
import { describeReading } from './describe-reading.js';
import { FoundList } from './found-list.js';
import { useFindBox } from './use-find-box.js';

/**
 * A search box over all reports, with results as the user types: the editable combobox of the ARIA
 * Authoring Practices. The focus stays in the box; arrow keys move through the results, Enter opens
 * one as soon as it is found; Escape closes the list, then empties the box. An empty box offers
 * earlier searches. `/` focuses the box from anywhere on the page.
 */
export function FindBox() {
  const words = useWords();
  const { titleOf } = useFamilies();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { query, isShown, active, offered, actions } = useFindBox(input);
  const { search, open, compare, onKeyDown, onFocus, onBlur } = actions;
  const { found, recent, keys } = offered;
  const note = describeReading(found.reading?.understood, titleOf, words);
  useSlashKey(input);

  return (
    <search className="find">
      <input
        ref={input}
        role="combobox"
        aria-label={words.find.label}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${String(active)}` : undefined}
        placeholder={words.find.placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={500}
        value={query}
        onChange={(event) => {
          search(event.currentTarget.value);
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
      <p role="status" className="visually-hidden">
        {isShown ? describeShown(recent, found, { note, words }) : ''}
      </p>
      <div className="found" hidden={!isShown}>
        {note !== '' && <p className="found-note">{note}</p>}
        <FoundList
          id={listId}
          offered={offered}
          active={active}
          onSearch={search}
          onOpen={open}
          onCompare={compare}
        />
        {keys.length === 0 && <p className="found-note">{describeFound(found, words)}</p>}
      </div>
    </search>
  );
}

/** Ignored while the user types in another field. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isWriting = target instanceof HTMLElement && target.closest('input, textarea, select');
      if (key !== '/' || ctrlKey || metaKey || altKey || isWriting) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [input]);
}
