import type { DocumentDifference, DocumentDifferences } from '@broadsheet/client';
import { roundTo } from '@broadsheet/contract/words';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import { usePublishingWords } from './publishing-words.js';
import { writeValue } from './write-value.js';

interface DifferencesProps {
  differences: DocumentDifferences;
  /** The headings of the columns of values: the old and the new. */
  columns: readonly [string, string];
  caption: string;
}

/** The differences between two documents, figure by figure. */
export function DifferenceTable({ differences, columns, caption }: DifferencesProps) {
  const { differences: words } = usePublishingWords();
  const { count, list } = differences;
  if (count === 0) return <p>{words.none}</p>;
  const rest = count - list.length;
  return (
    <ScrollBox label={caption}>
      <table className="differences">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.value}</th>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
            <th scope="col" className="number">
              {words.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((difference, index) => (
            <DifferenceRow key={index} difference={difference} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="aside">{words.rest(rest)}</p>}
    </ScrollBox>
  );
}

function DifferenceRow({ difference }: { difference: DocumentDifference }) {
  const words = usePublishingWords();
  const { path, before, after } = difference;
  const name = path.at(-1);
  return (
    <tr>
      <th scope="row">{path.join(' › ')}</th>
      <td className={nameCell('before', before)}>
        {'before' in difference ? (
          writeValue(before, words, name)
        ) : (
          <i>{words.differences.notThere}</i>
        )}
      </td>
      <td className={nameCell('after', after)}>
        {'after' in difference ? (
          writeValue(after, words, name)
        ) : (
          <i>{words.differences.removed}</i>
        )}
      </td>
      <td className="number">{writeChange(before, after)}</td>
    </tr>
  );
}

/** A number is never broken into two lines; a text may be. */
const nameCell = (name: string, value: unknown) =>
  typeof value === 'number' ? `${name} whole` : name;

/** The change in per cent; empty unless both are numbers and the first is not zero. */
function writeChange(before: unknown, after: unknown): string {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return '';
  const change = ((after - before) / Math.abs(before)) * 100;
  const digits = Math.abs(change) < 10 ? 1 : 0;
  return `${change > 0 ? '+' : '−'}${roundTo(Math.abs(change), digits).toFixed(digits)} %`;
}
