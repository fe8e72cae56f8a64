import { columnGap, type TooltipStyle } from './tooltips.js';

/** The properties of a zrender text that is about to be shown. */
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

/** The font size on the screen, in ems of the page's own text. */
const letterEms = 0.875;
/** Between pointer and tooltip, and between tooltip and edge, in font sizes. */
const distance = 1.2;
const margin = 0.4;

/**
 * ECharts draws a tooltip into the chart with a font of twelve chart pixels, however small the page
 * shows those. This position callback also sets the size and colours, from the current page, which
 * may have been resized since the chart was drawn.
 */
export function createShowTooltip(surface: HTMLElement, fontFamily: string): ShowTooltip {
  return (pointer, _params, text) => {
    // A tooltip under the pointer must not block the shape below it.
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
    return findPosition(pointer, {
      area,
      distance: letter * distance,
      size: text.getBoundingRect(),
    });
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

/** The visible part of the chart: on a phone the chart is wider than the screen. */
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

interface TooltipRoom {
  area: Area;
  distance: number;
  size: { width: number; height: number };
}

/** Right of the pointer, or left of it if there is no room; the start is always visible. */
function findPosition([x, y]: Point, { area, distance, size }: TooltipRoom): Point {
  const { width, height } = size;
  const right = x + distance;
  const left = right + width <= area.right ? right : x - distance - width;
  return [
    Math.max(area.left, Math.min(left, area.right - width)),
    Math.max(area.top, Math.min(y + distance, area.bottom - height)),
  ];
}
