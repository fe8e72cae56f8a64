const views = { chart: 'Chart', image: 'Image', table: 'Table' } as const;
export type ChartView = keyof typeof views;

interface ViewsProps {
  /** Of the chart. */
  title: string;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The same figures to explore, as the picture that the API gives, and exactly. */
export function ChartViews({ title, view, onView }: ViewsProps) {
  return (
    <div className="chart-views" role="group" aria-label={`${title}: shown as`}>
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
