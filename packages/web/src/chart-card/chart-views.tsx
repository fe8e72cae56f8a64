import { useWords } from '../words/explorer-words.js';

export type ChartView = 'chart' | 'image' | 'table';

const views: readonly ChartView[] = ['chart', 'image', 'table'];

interface ViewsProps {
  /** The title of the chart. */
  title: string;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The choice of view: interactive chart, image from the API, or table. */
export function ChartViews({ title, view, onView }: ViewsProps) {
  const { tag, report: words } = useWords();
  return (
    <div className="chart-views" role="group" aria-label={words.shownAs(title)} lang={tag}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className="small"
          aria-pressed={one === view}
          onClick={() => {
            onView(one);
          }}
        >
          {words.views[one]}
        </button>
      ))}
    </div>
  );
}
