import type { HolderNode, Related } from './build-diagram.js';

const height = 100;
const width = 1000;

/**
 * Bands from the middle of each holder's column to its share of the company, stretched to the
 * available width. Columns have equal widths, so nothing has to be measured, and the print fits
 * too.
 */
export function HolderRibbons({ nodes }: { nodes: HolderNode[] }) {
  return (
    <svg
      className="ribbons"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {nodes.map((node, index) => (
        <path key={index} className={classOf(node)} d={ribbon(node, index, nodes.length)} />
      ))}
    </svg>
  );
}

function classOf({ isGroup, isSubstantial, percentage }: HolderNode): string {
  const kind = isGroup ? 'is-group' : isSubstantial ? 'is-substantial' : 'is-small';
  return percentage === undefined ? `${kind} is-unknown` : kind;
}

/** At the top as wide as its share of the company, but never wider than its column. */
function ribbon({ from, to }: HolderNode, index: number, count: number): string {
  const column = width / count;
  const middle = (index + 0.5) * column;
  const half = Math.min((to - from) * width, column * 0.8) / 2;
  const [left, right] = [from * width, to * width];
  const bend = height / 2;
  const down = (x: number, toX: number) => `${at(x, bend)} ${at(toX, bend)} ${at(toX, height)}`;
  const up = (x: number, toX: number) => `${at(x, bend)} ${at(toX, bend)} ${at(toX, 0)}`;
  return `M${at(middle - half, 0)} C${down(middle - half, left)} L${at(right, height)} C${up(right, middle + half)} Z`;
}

const at = (x: number, y: number) => `${x.toFixed(1)},${String(y)}`;

interface RelatedLinesProps {
  relationships: Related['Relationship'][];
  more: number;
}

/** Straight lines: the company is as wide as its entities together. */
export function RelatedLines({ relationships, more }: RelatedLinesProps) {
  const kinds = [...relationships, ...(more > 0 ? ['more'] : [])];
  return (
    <svg
      className="lines"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {kinds.map((kind, index) => {
        const x = ((index + 0.5) * width) / kinds.length;
        return (
          <line
            key={index}
            className={`is-${kind.toLowerCase()}`}
            x1={x}
            x2={x}
            y1="0"
            y2={height}
          />
        );
      })}
    </svg>
  );
}
