/** A world map shaded by each country's share, with the leading countries ranked beside it. */
import type { TradeChart, TradePart } from '@broadsheet/contract';
import { still } from '../../axes/coordinates.js';
import type { Drawing, MapSeries } from '../../drawing/chart-option.js';
import { type Box, circle, type Element, polygon, round } from '../../drawing/elements.js';
import type { Page } from '../../drawing/frame.js';
import { withUnit } from '../../text/format-number.js';
import type { ColorRole } from '../../themes/theme.js';
import { findCentre, findShape, worldSize } from '../../world/world-shapes.js';
import { foldParts } from '../fold-parts.js';
import { drawRankedList } from '../ranked-list.js';
import { classifyShares } from './share-classes.js';
import { drawShareLegend } from './share-legend.js';

const listWidth = 320;
const gap = 40;
const legendHeight = 70;
const dotRadius = 6;
const border = { stroke: 'border', lineWidth: 0.7 } as const;

/**
 * Countries that lie entirely inside another one. They are drawn after it, or its colour would
 * cover them.
 */
const enclaves: Record<string, string> = { ZA: 'LS' };

type Country = TradePart & { country: string };

export function drawTradeMap(data: TradeChart, { plot, ruler }: Page): Drawing<ColorRole> {
  const countries = data.parts.filter((part): part is Country => part.country !== null);
  const { bounds, colors, decimals, colorOf } = classifyShares(countries.map(({ share }) => share));
  const rows = foldParts(countries, sumOthers(data), data.words.other).map((row) => ({
    ...row,
    color: row.isOther ? ('neutral' as const) : colorOf(row.share),
  }));
  const { list, mapRoom } = divide(plot);
  const map = placeMap(mapRoom);
  const legendAt = { x: mapRoom.x, y: mapRoom.y + mapRoom.height - legendHeight };
  return {
    series: [mapSeries(data.words.share, countries, map)],
    graphic: [
      ...orderCountries(countries).flatMap(({ country, share }) =>
        share === null
          ? drawShape(country, 'land', map)
          : drawCountry(country, colorOf(share), map),
      ),
      ...drawShareLegend({
        heading: withUnit(data.words.share, '%', data.locale),
        classes: { bounds, colors, decimals },
        at: legendAt,
      }),
      ...drawRankedList({ rows, box: list, ruler }),
    ],
  };
}

/** The list beside the map; below it where the chart is about as high as it is wide, or higher. */
function divide(plot: Box): { list: Box; mapRoom: Box } {
  if (plot.height < plot.width * 0.7) {
    return {
      list: { ...plot, x: plot.x + plot.width - listWidth, width: listWidth },
      mapRoom: { ...plot, width: plot.width - listWidth - gap },
    };
  }
  const height = (plot.width * worldSize.height) / worldSize.width + legendHeight + 8;
  const top = plot.y + height + gap / 2;
  return {
    list: { ...plot, y: top, height: plot.y + plot.height - top },
    mapRoom: { ...plot, height },
  };
}

/** Adds up all remainders into one row. */
function sumOthers({ parts, words }: TradeChart): { name: string; share: number } | null {
  const others = parts.filter(({ country }) => country === null);
  if (others.length === 0) return null;
  const name = others.length === 1 ? (others[0]?.name ?? words.other) : words.other;
  return { name, share: others.reduce((sum, { share }) => sum + share, 0) };
}

/** The largest map that fits above the legend, keeping its aspect ratio. */
function placeMap(room: Box): Box {
  const height = room.height - legendHeight - 8;
  const scale = Math.min(room.width / worldSize.width, height / worldSize.height);
  const size = { width: worldSize.width * scale, height: worldSize.height * scale };
  return { x: room.x, y: room.y + Math.max(0, (height - size.height) / 2), ...size };
}

/** All land, and the figures. Countries with a figure are drawn over it. */
function mapSeries(name: string, countries: Country[], box: Box): MapSeries<ColorRole> {
  return {
    type: 'map',
    map: 'world',
    name,
    ...still,
    z: 1,
    left: round(box.x),
    top: round(box.y),
    width: round(box.width),
    height: round(box.height),
    aspectScale: 1,
    roam: false,
    selectedMode: false,
    itemStyle: { areaColor: 'land', borderColor: border.stroke, borderWidth: border.lineWidth },
    label: { show: false },
    data: countries.map(({ country, share }) => ({ name: country, value: share })),
  };
}

/** Enclaves last; an enclave without a share gets the colour of land. */
function orderCountries(countries: Country[]): { country: string; share: number | null }[] {
  const codes = new Set(countries.map(({ country }) => country));
  const inner = new Set([...codes].flatMap((code) => enclaves[code] ?? []));
  const uncounted = [...inner].filter((code) => !codes.has(code));
  return [
    ...countries.filter(({ country }) => !inner.has(country)),
    ...countries.filter(({ country }) => inner.has(country)),
    ...uncounted.map((country) => ({ country, share: null })),
  ];
}

/**
 * Draws a country. One that is too small to see on this map is a dot, so that every country with a
 * share is visible.
 */
function drawCountry(country: string, color: ColorRole, box: Box): Element[] {
  const scale = box.width / worldSize.width;
  const dot = findCentre(country, dotRadius / scale);
  if (!dot) return drawShape(country, color, box);
  const at = { x: box.x + dot.x * scale, y: box.y + dot.y * scale };
  const dotStyle = { fill: color, stroke: 'border', lineWidth: 1.5 } as const;
  return [{ ...circle(at, dotRadius, dotStyle, 3), name: country }];
}

function drawShape(country: string, color: ColorRole, box: Box): Element[] {
  const scale = box.width / worldSize.width;
  return (findShape(country) ?? []).map((ring) => ({
    ...polygon(
      ring.map(([x, y]) => ({ x: box.x + x * scale, y: box.y + y * scale })),
      { fill: color, ...border },
    ),
    name: country,
  }));
}
