import world from './world.json' with { type: 'json' };

type Ring = [number, number][];

interface MapFeature {
  type: 'Feature';
  properties: { name: string; cp: [number, number] };
  geometry: { type: 'MultiPolygon'; coordinates: Ring[][] };
}

interface MapShapes {
  type: 'FeatureCollection';
  features: MapFeature[];
}

/** The part of ECharts that maps are given to; both the renderer's and a browser's have it. */
export interface MapRegistry {
  registerMap: (name: string, shapes: MapShapes) => void;
}

/**
 * Makes the map `world` known to ECharts: call it once, before the first chart is drawn. Regions are
 * named by their ISO 3166-1 alpha-2 code. Their coordinates are flat already; only upside down, because
 * ECharts takes the second one for a latitude.
 */
export function registerMaps(echarts: MapRegistry): void {
  const features = Object.entries(world.shapes).map(([name, rings]) => readFeature(name, rings));
  echarts.registerMap('world', { type: 'FeatureCollection', features });
}

function readFeature(name: string, rings: string): MapFeature {
  const coordinates = rings.split(' ').map((ring) => [readRing(ring)]);
  // Given a centre for its label, ECharts need not look for one; no label is drawn.
  const cp = coordinates[0]?.[0]?.[0] ?? [0, 0];
  return {
    type: 'Feature',
    properties: { name, cp },
    geometry: { type: 'MultiPolygon', coordinates },
  };
}

/** A ring is written as its first point and the steps from each point to the next. */
function readRing(text: string): Ring {
  const steps = text.split(',').map(Number);
  const ring: Ring = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y -= steps[index + 1] ?? 0;
    ring.push([x, y]);
  }
  return ring;
}
