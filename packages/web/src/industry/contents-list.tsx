import { useState } from 'react';
import { usePartInView } from '../report/use-part-in-view.js';
import { useRelated } from '../section-view/related-context.js';
import { relatedAnchor } from '../section-view/related-reports.js';
import type { PlannedChapter } from './chapters/plan-chapters.js';
import { useReading } from './parts/reading-context.js';
import './contents-list.css';

interface ContentsProps {
  chapters: PlannedChapter[];
  isChanged: (chapter: PlannedChapter) => boolean;
}

/**
 * The contents of the page, with the current chapter marked. On wide screens the list stays beside
 * the page; on a phone it is one line below the masthead that unfolds.
 */
export function ContentsList({ chapters, isChanged }: ContentsProps) {
  const { words } = useReading();
  const current = usePartInView(chapters);
  const hasRelated = useRelated().naming.length > 0;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <nav
      className="contents chapter-contents"
      aria-label={words.contents}
      lang={words.tag}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <button
        type="button"
        className="contents-toggle"
        aria-expanded={isOpen}
        aria-controls="contents-entries"
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span>{words.contents}</span>
        {current !== undefined && <span className="contents-here">{words.chapters[current]}</span>}
      </button>
      <ul id="contents-entries" className={isOpen ? 'is-open' : undefined}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a
              href={`#${chapter.id}`}
              aria-current={chapter.id === current ? 'location' : undefined}
              onClick={close}
            >
              {words.chapters[chapter.id]}
            </a>
            {isChanged(chapter) && (
              <span
                className="changed-dot"
                role="img"
                aria-label={words.names.changed}
                title={words.names.changed}
              />
            )}
          </li>
        ))}
        {hasRelated && (
          <li>
            <a href={`#${relatedAnchor}`} onClick={close}>
              {words.related}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
