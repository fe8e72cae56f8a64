/** What pointing at a chart looks at in a shape of its option; the rest is passed on as it is. */
export interface GraphicElement {
  type: string;
  name?: string;
  y?: number;
  rotation?: number;
  shape?: Record<string, number>;
  style?: { text?: string; fontSize?: number };
}
