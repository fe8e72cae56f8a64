import { layOutLine, lineSize, type LinePoint } from './lay-out-line.js';
import { useReading } from './reading-context.js';
import { useNumbers } from './use-numbers.js';
import './small-line.css';

interface LineProps {
  name: string;
  unit: string | undefined;
  points: LinePoint[];
}

/** A measure over the years; its first and last values are written beside the line. */
export function SmallLine({ name, unit, points }: LineProps) {
  const { words, tag } = useReading();
  const numbers = useNumbers();
  const known = points.filter(({ value }) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const { history, outlook, last: end } = layOutLine(points);
  const textOf = ({ year, value }: LinePoint) => ({ year, value: numbers.plain(value ?? 0) });
  return (
    <figure className="small-line">
      <svg
        viewBox={`0 0 ${String(lineSize.width)} ${String(lineSize.height)}`}
        role="img"
        aria-label={words.describeLine({ name, unit, first: textOf(first), last: textOf(last) })}
      >
        <path d={history} />
        {outlook !== '' && <path className="is-outlook" d={outlook} />}
        {end && <circle cx={end.x} cy={end.y} r="3" />}
      </svg>
      <figcaption>
        <span>
          {first.year}: {numbers.plain(first.value ?? 0)}
        </span>
        <span>
          {last.isOutlook ? words.outlookYear(last.year) : last.year}:{' '}
          {numbers.plain(last.value ?? 0)}
        </span>
        {unit !== undefined && (
          <span className="small-line-unit" lang={tag}>
            {unit}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
