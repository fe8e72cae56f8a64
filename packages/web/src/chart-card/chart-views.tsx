import type { CardWords, ChartView } from './card-words.js';

const views: readonly ChartView[] = ['chart', 'image', 'table'];

interface ViewsProps {
  /** The title of the chart. */
  title: string;
  words: CardWords;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The choice of view: interactive chart, image from the API, or table. */
export function ChartViews({ title, words, view, onView }: ViewsProps) {
  return (
    <div className="chart-views" role="group" aria-label={words.shownAs(title)} lang={words.tag}>
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
