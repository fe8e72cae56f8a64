import { usePublishingWords, type PublishingWords } from './publishing-words.js';

/** Whether readers see a report, as a word and a colour. */
export function StateMark({ state }: { state: keyof PublishingWords['states'] }) {
  const { states } = usePublishingWords();
  return <span className={`state-mark ${state}`}>{states[state]}</span>;
}
