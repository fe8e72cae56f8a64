import { Type, type TSchema } from 'typebox';
import { fileFormats } from '../../file-formats.js';

/** The formats of a chart, with the name of a file of each. */
export const chartFormats = {
  json: fileFormats.json,
  png: fileFormats.png,
  svg: fileFormats.svg,
  csv: fileFormats.csv,
  xlsx: fileFormats.xlsx,
} as const;
export type ChartFormat = keyof typeof chartFormats;

/** The formats that are drawn. */
export const pictureFormats = ['png', 'svg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Three ratios of width to height, and a layout for phones, as high as its content needs. */
export const chartLayouts = ['16:9', '1:1', '4:5', 'narrow'] as const;
export type ChartLayout = (typeof chartLayouts)[number];

/** The default width of a picture, in pixels. */
export const usualWidths: Record<ChartLayout, number> = {
  '16:9': 1200,
  '1:1': 1080,
  '4:5': 1080,
  narrow: 780,
};
export const pictureWidths = { least: 400, most: 2400 } as const;

/** Lists values as messages and descriptions do: `a`, `b` or `c`. */
function list(values: readonly string[]): string {
  const marked = values.map((value) => `\`${value}\``);
  return `${marked.slice(0, -1).join(', ')} or ${marked.at(-1) ?? ''}`;
}

const formats = Object.keys(chartFormats) as ChartFormat[];

export const ChartFormatField = Type.String({
  description: `The form of the answer: ${list(formats)}; \`json\` unless said otherwise.`,
  enum: formats,
  examples: ['png'],
});

export const PictureFormatField = Type.String({
  description: `The form of the picture: ${list(pictureFormats)}; \`png\` unless said otherwise.`,
  enum: [...pictureFormats],
  examples: ['svg'],
});

/** How a chart is drawn as a picture. */
export const pictureFields = {
  Width: Type.Optional(
    Type.Integer({
      description: `Width of the picture in pixels, from ${String(pictureWidths.least)} to ${String(pictureWidths.most)}. Unless said otherwise ${describeWidths()}.`,
      minimum: pictureWidths.least,
      maximum: pictureWidths.most,
      examples: [1600],
    }),
  ),
  Layout: Type.Optional(
    Type.String({
      description: `The shape of the picture, or of \`Option\` in JSON: ${list(chartLayouts)}; \`16:9\` unless said otherwise. \`narrow\` is drawn for phones, as high as its contents need.`,
      enum: [...chartLayouts],
      examples: ['narrow'],
    }),
  ),
};

function describeWidths(): string {
  const widths = Object.entries(usualWidths).map(
    ([layout, width]) => `${String(width)} for \`${layout}\``,
  );
  return widths.join(', ');
}

/** The picture options of a request. */
export interface PictureRequest {
  Width?: number;
  Layout?: ChartLayout;
}

/** The answers in formats other than JSON, for the documentation. */
export function describeChartFiles(): Record<string, { schema: TSchema; example: unknown }> {
  const files = Object.values(chartFormats).filter(({ extension }) => extension !== 'json');
  return Object.fromEntries(
    files.map(({ contentType, extension }) => [
      contentType,
      {
        schema: Type.String({ description: `The bytes of the ${extension.toUpperCase()} file.` }),
        example: '…',
      },
    ]),
  );
}
