import { columnGap, type TooltipStyle } from './tooltips.js';

/** What zrender, which ECharts draws with, tells of the words that it is about to show. */
interface DrawnText {
  style: { text?: string };
  silent: boolean;
  hide: () => void;
  setStyle: (style: object) => void;
  getBoundingRect: () => { width: number; height: number };
}

type Point = [x: number, y: number];
type ShowTooltip = (pointer: Point, params: unknown, text: DrawnText) => Point;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** On the screen, in ems of the page's own text. */
const letterEms = 0.875;
/** Between the pointer and the tooltip, and the tooltip and the edge, in letters. */
const distance = 1.2;
const margin = 0.4;

/**
 * ECharts draws a tooltip into the chart, in letters of twelve of the chart's pixels, however small the
 * page shows those. Asked where to place it, this also gives it a size and colours: those of the
 * page at that moment, which may have been resized since the chart was drawn.
 */
export function createShowTooltip(surface: HTMLElement, fontFamily: string): ShowTooltip {
  return (pointer, _params, text) => {
    // A tooltip under the pointer must not keep it from what it points at.
    text.silent = true;
    if (!text.style.text) text.hide();
    const drawn = surface.getBoundingClientRect();
    const scale = drawn.width / surface.offsetWidth;
    const em = parseFloat(getComputedStyle(document.documentElement).fontSize) / scale;
    const letter = em * letterEms;
    const seen = findSeenArea(surface);
    const area = {
      left: (seen.left - drawn.left) / scale + letter * margin,
      top: (seen.top - drawn.top) / scale + letter * margin,
      right: (seen.right - drawn.left) / scale - letter * margin,
      bottom: (seen.bottom - drawn.top) / scale - letter * margin,
    };
    text.setStyle(buildStyle(surface, { letter, fontFamily }));
    return findPlace(pointer, { area, distance: letter * distance, size: text.getBoundingRect() });
  };
}

function buildStyle(surface: HTMLElement, font: { letter: number; fontFamily: string }): object {
  const { letter, fontFamily } = font;
  const page = getComputedStyle(surface);
  const ink = page.getPropertyValue('--ink');
  const paper = page.getPropertyValue('--paper');
  const words = { fontFamily, fontSize: letter, lineHeight: letter * 1.5, fill: paper };
  const rich: Record<TooltipStyle, object> = {
    heading: { ...words, fontWeight: 700 },
    label: words,
    value: { ...words, align: 'right', padding: [0, 0, 0, letter * columnGap] },
  };
  return {
    ...words,
    rich,
    backgroundColor: ink,
    borderWidth: 0,
    borderRadius: letter * 0.3,
    padding: [letter * 0.6, letter],
  };
}

/** The part of the chart that is in sight: on a phone it is wider than the screen. */
function findSeenArea(surface: HTMLElement): Area {
  const area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const clip of [surface.closest('.chart-stage'), surface.closest('.scroll-box')]) {
    const box = clip?.getBoundingClientRect();
    if (!box) continue;
    area.left = Math.max(area.left, box.left);
    area.top = Math.max(area.top, box.top);
    area.right = Math.min(area.right, box.right);
    area.bottom = Math.min(area.bottom, box.bottom);
  }
  return area;
}

interface Room {
  area: Area;
  distance: number;
  size: { width: number; height: number };
}

/** To the right of the pointer, or to its left where there is no room; its beginning always in sight. */
function findPlace([x, y]: Point, { area, distance, size }: Room): Point {
  const { width, height } = size;
  const right = x + distance;
  const left = right + width <= area.right ? right : x - distance - width;
  return [
    Math.max(area.left, Math.min(left, area.right - width)),
    Math.max(area.top, Math.min(y + distance, area.bottom - height)),
  ];
}
