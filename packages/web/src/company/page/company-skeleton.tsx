import { useWords } from '../../words/explorer-words.js';

/** An outline of the page while it loads, so that the layout does not jump. */
export function CompanySkeleton() {
  const { company: words, states } = useWords();
  return (
    <div className="company company-skeleton" role="status">
      <h1 className="visually-hidden">{words.kind}</h1>
      <p className="visually-hidden">{states.loading(states.the.company)}</p>
      <div aria-hidden="true" className="company-header">
        <span className="bar short" />
        <span className="bar title" />
        <span className="bar" />
      </div>
      <div aria-hidden="true" className="company-skeleton-blocks">
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className="block" />
        ))}
      </div>
    </div>
  );
}
