import { listShapes, type Ring } from './world-shapes.js';

interface MapShapes {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: { name: string; cp: [number, number] };
    geometry: { type: 'MultiPolygon'; coordinates: Ring[][] };
  }[];
}

/** The part of ECharts that maps are given to; both the renderer's and a browser's have it. */
export interface MapRegistry {
  registerMap: (name: string, shapes: MapShapes) => void;
}

/**
 * Makes the map `world` known to ECharts: call it once, before the first chart is drawn. All countries
 * are one region, with their borders: a region each would take ECharts longer than the rest of
 * the chart, and the few countries that have a share are drawn over it. The coordinates are flat
 * already; only upside down, because ECharts takes the second one for a latitude.
 */
export function registerMaps(echarts: MapRegistry): void {
  const coordinates = listShapes().map((ring): Ring[] => [ring.map(([x, y]) => [x, -y])]);
  echarts.registerMap('world', {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        // Given a centre for its label, ECharts need not look for one; no label is drawn.
        properties: { name: 'land', cp: [0, 0] },
        geometry: { type: 'MultiPolygon', coordinates },
      },
    ],
  });
}
