import type { ImageName } from '@broadsheet/client';
import { chartTitles } from './chart-sections.js';

const views = { chart: 'Chart', image: 'Image', table: 'Table' } as const;
export type ChartView = keyof typeof views;

interface ViewsProps {
  name: ImageName;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The same figures to explore, as the picture that the API gives, and exactly. */
export function ChartViews({ name, view, onView }: ViewsProps) {
  return (
    <div className="chart-views" role="group" aria-label={`${chartTitles[name]}: shown as`}>
      {(Object.keys(views) as ChartView[]).map((one) => (
        <button
          key={one}
          type="button"
          className="small"
          aria-pressed={one === view}
          onClick={() => {
            onView(one);
          }}
        >
          {views[one]}
        </button>
      ))}
    </div>
  );
}
