/**
 * A topology whose arcs have fewer points: those that span less than `smallest` square units of the
 * projected map with their neighbours are left out (Visvalingam). Arcs are shared by the countries on
 * either side, so that borders still meet.
 */
export function simplify(topology, project, smallest) {
  const arcs = decode(topology).map((arc) => thin(arc, project, smallest));
  const { objects, type } = topology;
  return { type, objects, arcs };
}

/** Arcs are kept as whole numbers, each the step from the one before. */
function decode({ arcs, transform: { scale, translate } }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX, stepY]) => {
      x += stepX;
      y += stepY;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

function thin(arc, project, smallest) {
  const points = arc.map((place) => ({ place, at: project(place) }));
  for (;;) {
    const spans = points.map((point, index) => span(points[index - 1], point, points[index + 1]));
    const least = Math.min(...spans);
    if (!(least < smallest)) return points.map(({ place }) => place);
    points.splice(spans.indexOf(least), 1);
  }
}

/** The triangle that a point makes with its neighbours; the ends of an arc stay. */
function span(before, point, after) {
  if (!before || !after) return Infinity;
  const [[ax, ay], [bx, by], [cx, cy]] = [before.at, point.at, after.at];
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}
