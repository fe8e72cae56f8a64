/** The settings that a publisher may change for all charts at once: one JSON file per theme. */

/** Colours by purpose. Charts name the purpose, and the theme defines its colour. */
export const colorRoles = {
  background: 'behind everything',
  ink: 'headline and figures',
  mutedInk: 'subtitle, axis labels, source',
  grid: 'hairlines that only guide the eye',
  axis: 'zero lines and boundaries',
  brand: 'the mark above the headline',
  accent: 'what the chart is about',
  accentTint: 'the inside of an outlook column',
  comparison: 'what it is compared with',
  loss: 'negative figures',
  lossTint: 'the inside of an outlook column below zero',
  neutral: 'the remainder, neighbours, links',
  band: 'the shade behind outlook years and the current stage',
  land: 'countries without a figure',
  border: 'between countries',
} as const;
export type ColorRole = keyof typeof colorRoles | RampRole;

/** The map's classes, smallest share first. */
export const rampRoles = ['ramp1', 'ramp2', 'ramp3', 'ramp4', 'ramp5'] as const;
export type RampRole = (typeof rampRoles)[number];

export interface Theme {
  name: string;
  colors: Record<ColorRole, string>;
  font: {
    /** A CSS family list, for browsers. */
    family: string;
    /** Font files for drawing images, regular and bold; the bundled fonts by default. */
    files?: string[];
    /** How much wider this font runs than the bundled font, for layout; 1 by default. */
    widthScale?: number;
  };
  /** A short line at the bottom, such as the publisher's name; may be empty. */
  logo: string;
}
