import { themes } from '@broadsheet/charts/themes';

/**
 * Converts an option from dark colours to the light ones for paper. Printing cannot wait for a
 * request to the service, but both themes have the same roles with one colour each.
 */
export function repaintLight(option: Record<string, unknown>): Record<string, unknown> {
  const { dark, light } = themes;
  const lightOf = new Map(
    Object.entries(dark.colors).map(([role, color]) => [
      color,
      light.colors[role as keyof typeof light.colors],
    ]),
  );
  return JSON.parse(
    JSON.stringify(option, (_key, value: unknown) =>
      typeof value === 'string' ? (lightOf.get(value) ?? value) : value,
    ),
  ) as Record<string, unknown>;
}
