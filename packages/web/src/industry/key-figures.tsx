import type { ImageName } from '@broadsheet/client';
import type { LoadedChart } from '../chart-card/use-charts.js';
import { formatChange } from '../chart/format-value.js';
import { writeBrief } from '../figures/write-brief.js';
import { findKeyFigure, type KeyFigure } from './find-key-figure.js';
import { useReading } from './parts/reading-context.js';

interface KeyFiguresProps {
  charts: ReadonlyMap<ImageName, LoadedChart>;
}

const shown: ImageName[] = ['Revenue', 'ProfitMargin', 'Employees', 'Businesses'];

/** The last actual year of the most important measures. */
export function KeyFigures({ charts }: KeyFiguresProps) {
  const { words } = useReading();
  const cells = shown.flatMap((name) => {
    const loaded = charts.get(name);
    if (loaded?.state === 'loading') return <Awaited key={name} name={name} />;
    const figure = loaded?.state === 'ready' ? findKeyFigure(loaded.value) : undefined;
    return figure ? <Known key={name} name={name} figure={figure} /> : [];
  });
  if (cells.length === 0) return null;
  return (
    <dl className="key-figures" lang={words.tag}>
      {cells}
    </dl>
  );
}

/** A placeholder as tall as the figure, so that nothing moves when it loads. */
function Awaited({ name }: { name: ImageName }) {
  const { words } = useReading();
  return (
    <div aria-busy="true">
      <dt>{words.charts[name]}</dt>
      <dd>
        <span>
          <span className="figure">…</span>
          <Counted name={name} />
        </span>
        <span className="change">&nbsp;</span>
      </dd>
    </div>
  );
}

interface KnownProps {
  name: ImageName;
  figure: KeyFigure;
}

function Known({ name, figure }: KnownProps) {
  const { words, tag } = useReading();
  const { year, value, change, currency } = figure;
  return (
    <div>
      <dt>{words.ofYear(words.charts[name], year)}</dt>
      <dd>
        <span>
          <span className="figure" lang={tag}>
            {writeBrief(value, { tag, currency })}
          </span>
          <Counted name={name} />
        </span>
        {change !== null && (
          <span className={change < 0 ? 'change fall' : 'change rise'}>
            {words.changeOn(formatChange(change, tag), year - 1)}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The unit of the figure; nothing for an amount, which has its currency. */
function Counted({ name }: { name: ImageName }) {
  const { words } = useReading();
  const counted = words.counted[name];
  return counted !== undefined && <span className="unit"> {counted}</span>;
}
