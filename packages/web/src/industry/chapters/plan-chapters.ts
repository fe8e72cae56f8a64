import type { ImageName, IndustrySectionToken } from '@broadsheet/client';
import type { ChapterId } from './chapter-ids.js';
import { chapters, type ChapterPart } from './chapters.js';
import type { IndustryBodies } from './part-props.js';

/** A part of a chapter that this report has. */
export interface PlannedPart extends ChapterPart {
  charts: ImageName[];
  hasBody: boolean;
}

export interface PlannedChapter {
  id: ChapterId;
  parts: PlannedPart[];
}

/** The chapters for which the report has content; every chart is in exactly one of them. */
export function planChapters(
  images: readonly ImageName[],
  bodies: IndustryBodies,
): PlannedChapter[] {
  const tokens = placeCharts(images, bodies);
  return chapters
    .map(({ id, parts }) => ({
      id,
      parts: parts
        .map((part) => ({
          ...part,
          charts: images.filter((name) => tokens.get(name) === part.token).sort(orderOf(part)),
          hasBody: bodies[part.token] !== undefined,
        }))
        .filter(({ charts, hasBody }) => hasBody || charts.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}

const orderOf =
  ({ usualCharts }: ChapterPart) =>
  (one: ImageName, other: ImageName) =>
    usualCharts.indexOf(one) - usualCharts.indexOf(other);

/** In the section that the report says, otherwise in the usual section of the chart. */
function placeCharts(
  images: readonly ImageName[],
  bodies: IndustryBodies,
): Map<ImageName, IndustrySectionToken> {
  const tokens = new Map<ImageName, IndustrySectionToken>();
  const all = chapters.flatMap(({ parts }) => parts);
  const place = (name: ImageName, token: IndustrySectionToken) => {
    if (images.includes(name) && !tokens.has(name)) tokens.set(name, token);
  };
  for (const { token } of all) for (const name of imagesOf(bodies[token])) place(name, token);
  for (const { token, usualCharts } of all) for (const name of usualCharts) place(name, token);
  return tokens;
}

type Body = NonNullable<IndustryBodies[IndustrySectionToken]>;

const imagesOf = (body: Body | undefined) => (body && 'Images' in body ? (body.Images ?? []) : []);
