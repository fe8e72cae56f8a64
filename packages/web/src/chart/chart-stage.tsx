import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { ScrollBox } from '../scroll-box/scroll-box.js';
import type { Theme } from '../shell/theme.js';
import { Failure } from '../states/failure.js';
import { useWords } from '../words/explorer-words.js';
import type { ChartFrame } from './chart-frame.js';
import { loadDrawing } from './load-drawing.js';
import type { ReportChart } from './report-chart.js';
import { whenNear } from './when-near.js';
import { whenNeeded } from './when-needed.js';
import './chart-stage.css';

interface StageProps {
  chart: ReportChart;
  frame: ChartFrame;
  tag: string;
  theme: Theme;
}

/**
 * The interactive chart, scaled to the available width. A wide one stays readable and scrolls.
 */
export function ChartStage({ chart, frame, tag, theme }: StageProps) {
  const { takeAlong: words } = useWords();
  const stage = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, frame.right - frame.left);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    const { current } = surface;
    if (!current) return;
    const controller = new AbortController();
    const { signal } = controller;
    let remove: (() => void) | undefined;
    const draw = async () => {
      await whenNeeded(current, signal);
      signal.throwIfAborted();
      const { prepareDrawing, drawChart } = await loadDrawing();
      await prepareDrawing(chart);
      // This must be the last wait before drawing, because printing does not wait.
      await whenNear(current, signal);
      signal.throwIfAborted();
      remove = drawChart(current, { chart, tag, theme });
    };
    draw().catch((error: unknown) => {
      if (!signal.aborted) setFault(error);
    });
    return () => {
      controller.abort();
      remove?.();
    };
  }, [chart, tag, theme]);
  if (fault !== undefined) {
    return (
      <Failure
        heading="h4"
        error={fault}
        onRetry={() => {
          location.reload();
        }}
      />
    );
  }
  const { top, bottom, left } = frame;
  const { width, height } = chart.size;
  const stageStyle = {
    ...{ '--scale': scale, '--top': top, '--bottom': bottom, '--left': left },
    ...{ '--width': width, '--height': height },
  };
  return (
    <ScrollBox label={words.chart}>
      <div ref={stage} className={nameStage(chart)} style={stageStyle as CSSProperties}>
        <div ref={surface} className="chart-surface" role="img" aria-label={chart.altText} />
      </div>
    </ScrollBox>
  );
}

/** A narrow layout fits a phone; the wide one needs more room to be readable. */
const nameStage = ({ size }: ReportChart) =>
  size.width > widestNarrow ? 'chart-stage wide' : 'chart-stage';
const widestNarrow = 600;

/** The scale of the element relative to the shown part of the option. */
function useScale(element: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(0.7);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / width);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element, width]);
  return scale;
}
