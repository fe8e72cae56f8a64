/** The properties of an option's shape that tooltips need; the rest is passed through. */
export interface GraphicElement {
  type: string;
  name?: string;
  x?: number;
  y?: number;
  rotation?: number;
  shape?: Record<string, number>;
  style?: { text?: string; fontSize?: number; fontFamily?: string; align?: string };
}
