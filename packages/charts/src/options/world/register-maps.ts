import { listShapes, type Ring } from './world-shapes.js';

interface MapShapes {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: { name: string; cp: [number, number] };
    geometry: { type: 'MultiPolygon'; coordinates: Ring[][] };
  }[];
}

/** The part of ECharts that accepts maps; the renderer's and a browser's ECharts both have it. */
export interface MapRegistry {
  registerMap: (name: string, shapes: MapShapes) => void;
}

/**
 * Registers the map `world` with ECharts; call it once, before drawing the first chart. All
 * countries are one region with their borders: with a region each, ECharts would take longer than
 * for the rest of the chart, and the few countries with a share are drawn over it. The coordinates
 * are already projected, but flipped, because ECharts treats the second one as a latitude.
 */
export function registerMaps(echarts: MapRegistry): void {
  const coordinates = listShapes().map((ring): Ring[] => [ring.map(([x, y]) => [x, -y])]);
  echarts.registerMap('world', {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        // With a given centre, ECharts need not compute one for a label; no label is drawn.
        properties: { name: 'land', cp: [0, 0] },
        geometry: { type: 'MultiPolygon', coordinates },
      },
    ],
  });
}
