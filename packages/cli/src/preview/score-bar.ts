import type { Score } from '@broadsheet/view';
import { html, type Html } from '@broadsheet/view/html';

/** A score on its scale, drawn with CSS; screen readers read the number beside it. */
export function renderScoreBar({ score, minimum, maximum }: Score): Html | false {
  const [value, least, most] = [score.value, minimum.value, maximum.value];
  if (typeof value !== 'number' || typeof least !== 'number' || typeof most !== 'number') {
    return false;
  }
  if (most <= least) return false;
  const share = Math.min(1, Math.max(0, (value - least) / (most - least)));
  const end = `${String(Math.round(share * 1000) / 10)}%`;
  const style = [
    'display: inline-block; width: 6rem; height: .6rem',
    `background: linear-gradient(to right, var(--accent) ${end}, var(--line) ${end})`,
  ].join('; ');
  return html`<span aria-hidden="true" style="${style}"></span>`;
}
