import type {
  ClassificationDocument,
  ConcordanceDocument,
} from '@broadsheet/reports/classifications';

/** `Division 19, Subdivision 86`. */
export const countByLevel = ({ Levels, Codes }: ClassificationDocument): string =>
  Levels.map((name, index) => {
    const count = Codes.filter(({ Level }) => Level === index + 1).length;
    return `${name} ${String(count)}`;
  }).join(', ');

/** `742 links, 187 exact`. */
export const countLinks = ({ Links }: Pick<ConcordanceDocument, 'Links'>): string =>
  describeLinks(Links.length, Links.filter(({ Exact }) => Exact).length);

export const describeLinks = (links: number, exact: number): string =>
  `${String(links)} links, ${String(exact)} exact`;
