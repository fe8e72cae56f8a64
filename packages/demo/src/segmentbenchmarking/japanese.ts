import type { SegmentBenchmarkingDocument } from '@broadsheet/reports';
import { japanese } from '../industries/japanese.js';

const sizes: Readonly<Partial<Record<string, string>>> = {
  '1 to 4 employees': '従業者1-4人',
  '5 to 19 employees': '従業者5-19人',
  '20 to 199 employees': '従業者20-199人',
  '200 or more employees': '従業者200人以上',
};

const textOf = (text: string) => japanese.texts[text] ?? text;

/** The one report that also has a Japanese edition: wine in Australia. */
export function translateWine<Document extends SegmentBenchmarkingDocument>(
  document: Document,
): Document {
  return {
    ...document,
    Language: 'Japanese',
    Title: textOf(document.Title),
    Sector: textOf(document.Sector),
    Source: textOf(document.Source),
    Overview:
      'ワイナリーの3分の2は**従業者5人未満**だが、売上高に占める割合は小さい。経営を支えるのは直売所で、1本当たりの収入は卸売りの2倍になる。\n\n売上高の3分の1以上を少数の大手が占める。中規模の生産者には、小規模のような来訪者も大手の販売網もなく、シェアは低下している。',
    Segments: document.Segments.map((segment) => ({
      ...segment,
      SegmentSize: sizes[segment.SegmentSize] ?? segment.SegmentSize,
    })),
  };
}
