/** Labels beside points of a plane, none overlapping another label, a point, or the edge. */
import type { Box, Point } from '../drawing/elements.js';

export interface Anchor extends Point {
  /** The radius of the point's marker. */
  radius: number;
  /** The size of its label. */
  width: number;
  height: number;
}

export interface PlacedLabel {
  box: Box;
  /** True if the label is so far away that a line must connect it. */
  far: boolean;
}

/** Tried in this order: right, left, above, below, then the directions between them. */
const directions: Point[] = [0, 180, 270, 90, 315, 45, 225, 135, 292, 68, 248, 112].map(
  (degrees) => ({
    x: Math.cos((degrees * Math.PI) / 180),
    y: Math.sin((degrees * Math.PI) / 180),
  }),
);
const distances = [5, 14, 28, 46, 68, 94, 124, 160, 200, 250, 310, 380];
const nearest = 20;

/**
 * Places labels in the order of their anchors; null if there is no room for one. A label should not
 * overlap `guides`, but may.
 */
export function placeLabels(
  anchors: readonly Anchor[],
  bounds: Box,
  guides: readonly Box[],
): (PlacedLabel | null)[] {
  const taken = anchors.map(({ x, y, radius }) => grow({ x, y, width: 0, height: 0 }, radius));
  return anchors.map((anchor) => {
    const near = distances.filter((distance) => distance <= nearest);
    const placed =
      findRoom(anchor, near, bounds, [...taken, ...guides]) ??
      findRoom(anchor, distances, bounds, taken);
    if (placed) taken.push(placed.box);
    return placed;
  });
}

function findRoom(
  anchor: Anchor,
  reach: readonly number[],
  bounds: Box,
  taken: readonly Box[],
): PlacedLabel | null {
  for (const distance of reach) {
    for (const direction of directions) {
      const box = boxAt(anchor, direction, distance);
      if (!contains(bounds, box) || taken.some((other) => overlap(other, box))) continue;
      return { box, far: distance > nearest };
    }
  }
  return null;
}

/** The label's box with its nearest edge `distance` away from the point. */
function boxAt({ x, y, radius, width, height }: Anchor, towards: Point, distance: number): Box {
  const reach = radius + distance;
  const centreX = x + towards.x * reach + (Math.sign(round(towards.x)) * width) / 2;
  const centreY = y + towards.y * reach + (Math.sign(round(towards.y)) * height) / 2;
  return { x: centreX - width / 2, y: centreY - height / 2, width, height };
}

/** The computed cosine of a right angle is not exactly zero. */
function round(value: number): number {
  return Math.abs(value) < 1e-9 ? 0 : value;
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
