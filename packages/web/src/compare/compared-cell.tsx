import type { ComparedMeasure } from '@broadsheet/client';
import { useWords } from '../words/explorer-words.js';
import { findPoint, writeValue } from './write-compared.js';

interface CellProps {
  measure: ComparedMeasure;
  report: string;
  year: number;
  /** Those of the figures around it. */
  decimals: number;
}

/** A figure, or a dash with an explanation for a gap. */
export function ComparedCell({ measure, report, year, decimals }: CellProps) {
  const words = useWords();
  const { point, currency } = findPoint(measure, report, year);
  if (point?.suppressed) return <td className="number">{words.compare.withheld}</td>;
  const value = point?.value ?? null;
  return (
    <FigureCell
      text={value === null ? undefined : writeValue(value, measure, { words, currency, decimals })}
    />
  );
}

/** A cell of a comparison; undefined for a gap. */
export function FigureCell({ text }: { text: string | undefined }) {
  const { compare: words } = useWords();
  return (
    <td className="number">
      {text ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{words.noValue}</span>
        </>
      )}
    </td>
  );
}
