import type { PartProps } from '../../chapters/part-props.js';
import { ExplainedText } from '../../glossary/explained-text.js';
import { useReading } from '../../parts/reading-context.js';
import './questions.css';

type Question = NonNullable<PartProps<'callpreparation'>['body']>['Questions'][number];

/** Questions grouped by topic, in the order in which each topic first occurs. */
export function Questions({ body }: PartProps<'callpreparation'>) {
  const { tag, heading: Heading } = useReading();
  if (!body) return null;
  const topics = groupByTopic(body.Questions);
  return (
    <div className="questions" lang={tag}>
      {topics.map(([topic, questions]) => (
        <div key={topic}>
          {topic !== '' && <Heading>{topic}</Heading>}
          <ul>
            {questions.map(({ Question, Background }, index) => (
              <li key={index}>
                <p className="question">{Question}</p>
                {Background !== undefined && (
                  <p className="question-background">
                    <ExplainedText text={Background} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function groupByTopic(questions: Question[]): [string, Question[]][] {
  const topics = new Map<string, Question[]>();
  for (const question of questions) {
    const { Topic = '' } = question;
    topics.set(Topic, [...(topics.get(Topic) ?? []), question]);
  }
  return [...topics];
}
