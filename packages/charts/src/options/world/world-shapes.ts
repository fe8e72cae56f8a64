import world from './world.json' with { type: 'json' };

/** Points in the map's own units; the first point is not repeated at the end. */
export type Ring = [number, number][];

interface Centre {
  x: number;
  y: number;
}

/** The size of the map in its own units. */
export const worldSize = { width: world.width, height: world.height };

const shapes = new Map(Object.entries(world.shapes));
const places = new Map(Object.entries(world.places));

/**
 * The outlines of a country by its ISO 3166-1 alpha-2 code; undefined if it is too small to have
 * one.
 */
export function findShape(country: string): Ring[] | undefined {
  return shapes.get(country)?.split('z').slice(0, -1).map(readRing);
}

/**
 * The centre of a country without a shape, or with a shape that lies within `radius` of the centre.
 */
export function findCentre(country: string, radius: number): Centre | undefined {
  const shape = findShape(country);
  if (shape) return findMiddle(shape.flat(), radius);
  const [x, y] = places.get(country)?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

function findMiddle(points: Ring, radius: number): Centre | undefined {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (Math.max(right - left, bottom - top) > 2 * radius) return undefined;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function listShapes(): Ring[] {
  return [...shapes.keys()].flatMap((country) => findShape(country) ?? []);
}

/** Parses `M` and the first point, then `l` and the steps from each point to the next. */
function readRing(path: string): Ring {
  const [startX = 0, startY = 0, ...steps] = path.slice(1).split(/[ l]/).map(Number);
  const ring: Ring = [[startX, startY]];
  let [x, y] = [startX, startY];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    ring.push([x, y]);
  }
  return ring;
}
