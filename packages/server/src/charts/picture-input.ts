import type { Picture } from '@broadsheet/charts/render';
import {
  pictureFormats,
  usualWidths,
  type ChartFormat,
  type PictureFormat,
  type PictureRequest,
} from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';

export function isPicture(format: ChartFormat): format is PictureFormat {
  return (pictureFormats as readonly string[]).includes(format);
}

/** The picture that a request asks for. */
export function readPicture(format: PictureFormat, { Layout, Width }: PictureRequest): Picture {
  const layout = Layout ?? '16:9';
  return { format, layout, width: Width ?? usualWidths[layout] };
}

/** A size that would have no effect is refused: the client expects another answer. */
export function refusePictureFields(format: ChartFormat, input: PictureRequest): void {
  // As JSON a chart has a layout, but no pixels.
  const names = format === 'json' ? (['Width'] as const) : (['Width', 'Layout'] as const);
  const field = names.find((name) => input[name] !== undefined);
  if (field === undefined) return;
  const formats: readonly string[] =
    field === 'Layout' ? ['json', ...pictureFormats] : pictureFormats;
  const detail = `${field} is for pictures, but Format is "${format}"; it must be ${formats.map((name) => `"${name}"`).join(' or ')}, or ${field} left out.`;
  throw new RequestProblem('invalid_request', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}
