/**
 * Draws the world once, for good: shapes of the world-atlas package, projected to equal area and cut at the
 * date line by d3-geo, rounded to a grid and written to `src/options/world/world.json`. Run by hand
 * (`npm run world -w packages/charts`) when the atlas is renewed; a test fails when the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';
import { geoArea, geoCentroid, geoContains, geoEqualEarth, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import fine from 'world-atlas/countries-50m.json' with { type: 'json' };
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { alpha2ByNumeric } from './country-codes.js';
import { simplify } from './simplify.js';

/** Grid units across the map: finer than its pixels when printed. */
const width = 2000;
/** The cut runs through the Bering Strait, so that no country is split. */
const projection = geoEqualEarth().rotate([-11.4, 0]);
/** Rings smaller than this many square units would be specks. */
const smallestRing = 45;

/** Points that make a difference of fewer square units are left out: a third of a pixel. */
const smallestTriangle = 5;

/** Territories the atlas draws apart that reports count to a country, as the United Nations does. */
const countedTo = { 'N. Cyprus': 'CY', Somaliland: 'SO', Kosovo: 'XK' };
/**
 * In neither atlas, or there a part of another country; longitude and latitude. Antarctica is not drawn: its dot stands
 * below the map, where the legend does not reach.
 */
const extraPlaces = {
  AQ: [110.5, -66.3],
  BQ: [-68.27, 12.18],
  BV: [3.36, -54.42],
  CC: [96.83, -12.17],
  CX: [105.67, -10.49],
  GI: [-5.35, 36.14],
  GP: [-61.55, 16.25],
  MQ: [-61.02, 14.65],
  RE: [55.53, -21.13],
  SJ: [16, 78.6],
  TK: [-171.85, -9.2],
  TV: [179.2, -8.5],
  UM: [166.63, 19.28],
  YT: [45.15, -12.83],
};

projection.fitWidth(width, { type: 'Sphere' });
const coarse = simplify(atlas, projection, smallestTriangle);
const shapes = groupByCountry(coarse.objects.countries.geometries);
// The atlas shows who holds Crimea; the General Assembly (68/262) counts it to Ukraine.
movePart(shapes, { from: 'RU', to: 'UA', at: [34.2, 45.2] });
// An ocean away from France, and with a code of its own.
movePart(shapes, { from: 'FR', to: 'GF', at: [-53, 4] });
shapes.delete('AQ');
const outlines = new Map(
  [...shapes].map(([code, geometries]) => [code, project(merge(coarse, geometries))]),
);
const bounds = boundsOf([...outlines.values()].flat(2));
const text = format();
const target = new URL('../src/options/world/world.json', import.meta.url);
if (process.argv.includes('--check')) {
  process.exitCode = readFileSync(target, 'utf8') === text ? 0 : 1;
} else writeFileSync(target, text);

function groupByCountry(geometries) {
  const groups = new Map();
  for (const geometry of geometries) {
    const code = alpha2ByNumeric.get(geometry.id) ?? countedTo[geometry.properties.name];
    if (code === undefined) throw new Error(`No code for ${geometry.properties.name}`);
    groups.set(code, [...(groups.get(code) ?? []), geometry]);
  }
  return groups;
}

/** Gives the polygon of one country that contains a place to another. */
function movePart(groups, { from, to, at }) {
  const [owner] = groups.get(from);
  const asPolygon = (arcs) => ({ type: 'Polygon', arcs });
  const isMeant = (arcs) =>
    geoContains(feature(coarse, { ...asPolygon(arcs), properties: {} }), at);
  const moved = owner.arcs.filter(isMeant);
  if (moved.length === 0) throw new Error(`${from} has no part at ${at.join(', ')}`);
  groups.set(from, [{ ...owner, arcs: owner.arcs.filter((arcs) => !isMeant(arcs)) }]);
  groups.set(to, [...(groups.get(to) ?? []), ...moved.map(asPolygon)]);
}

/**
 * Rings of grid points, as the projection draws them. Small ones are left out unless all are small; holes
 * always, because what is in them is a country of its own.
 */
function project(geometry) {
  const rings = [];
  const pen = {
    beginPath() {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1).push([x, y]),
    closePath() {},
    arc() {},
  };
  geoPath(projection, pen)(geometry);
  const rounded = rings.map(roundRing).filter((ring) => areaOf(ring) > 0);
  const large = rounded.filter((ring) => areaOf(ring) >= smallestRing);
  return large.length > 0 ? large : rounded;
}

function roundRing(ring) {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)]);
  return points.filter(([x, y], index) => {
    const before = points[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
}

/** Positive when the ring runs clockwise as seen; holes run the other way. */
function areaOf(ring) {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

function boundsOf(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Countries too small for a shape at this scale have a place instead, where a dot may be drawn. */
function listPlaces() {
  const places = Object.entries(extraPlaces);
  for (const country of feature(fine, fine.objects.countries).features) {
    const code = alpha2ByNumeric.get(country.id);
    if (code === undefined || outlines.has(code) || code === 'AQ') continue;
    places.push([code, geoCentroid(largestPart(country.geometry))]);
  }
  return places.sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, at]) => [code, projection(at)]);
}

/** The middle of an island state is sea; the middle of its largest island is land. */
function largestPart(geometry) {
  if (geometry.type === 'Polygon') return geometry;
  const parts = geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
  return parts.reduce((best, part) => (geoArea(part) > geoArea(best) ? part : best));
}

/** One line a country: each ring a closed path, its first point absolute, then steps. */
function format() {
  const [left, top, right, bottom] = bounds;
  const sorted = [...outlines].sort(([a], [b]) => (a < b ? -1 : 1));
  const shapes = sorted.map(([code, rings]) => [code, rings.map(formatRing).join('')]);
  const places = listPlaces().map(([code, [x, y]]) => [
    code,
    `${Math.round(x) - left} ${Math.round(y) - top}`,
  ]);
  const world = {
    width: right - left,
    height: bottom - top,
    shapes: Object.fromEntries(shapes),
    places: Object.fromEntries(places),
  };
  return `${JSON.stringify(world, null, 2)}\n`;
}

function formatRing([[startX, startY], ...points]) {
  let [x, y] = [startX, startY];
  const steps = points.map((point) => {
    const step = `${point[0] - x} ${point[1] - y}`;
    [x, y] = point;
    return step;
  });
  return `M${startX - bounds[0]} ${startY - bounds[1]}l${steps.join(' ')}z`;
}
