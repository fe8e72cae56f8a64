/** The part of ECharts that maps are given to; both the renderer and browsers have it. */
export interface MapRegistry {
  registerMap(name: string, source: object): void;
}

/** Makes the map `world` known to ECharts; to be called once, before the first chart is drawn. */
export function registerMaps(_echarts: MapRegistry): void {
  // Nothing yet.
}
