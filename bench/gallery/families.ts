/** Charts of every family: from the demo, and from documents at the limits of what is allowed. */
import type { ChartData } from '@broadsheet/contract';
import { demoDocuments, type DemoDocument } from '@broadsheet/demo';
import { listCharts, reportFamilies, type ReportFamily } from '@broadsheet/reports';
import { bendDocuments } from './bent-documents.js';
import type { Exhibit } from './exhibit.js';

/** They have their own parts of the page. */
const shownElsewhere = ['industry', 'risk'];

interface Heading {
  Country: string;
  Language: string;
  Title: string;
}

/**
 * English, Japanese and American reports of each family, light and dark; odd documents only light.
 */
export function listFamilies(): Exhibit[] {
  const all = [...demoDocuments()];
  return reportFamilies.list
    .filter(({ definition: { name, charts } }) => {
      return !shownElsewhere.includes(name) && Object.keys(charts).length > 0;
    })
    .flatMap((family) => listRooms(family, all));
}

function listRooms(family: ReportFamily, all: readonly DemoDocument[]): Exhibit[] {
  const { name, title } = family.definition;
  const own = all.filter((each) => each.family === name).map(({ document }) => document as Heading);
  const chosen = [
    own.find(({ Language }) => Language === 'English'),
    own.find(({ Language }) => Language === 'Japanese'),
    own.findLast(({ Country }) => Country !== 'AU'),
  ].filter((document) => document !== undefined);
  const rooms = chosen.map((document) => ({
    heading: `${title}: ${document.Title}, ${document.Country}, ${document.Language}`,
    themes: ['light', 'dark'],
    charts: drawAll(family, document, all).map((data) => ({ label: data.name, data })),
  }));
  const first = chosen[0];
  if (!first) throw new Error(`The demo has no ${name} report.`);
  const bent = bendDocuments(name, first).flatMap(({ label, document, others = [] }) => {
    const findings = family.check(document).filter(({ severity }) => severity === 'error');
    if (findings[0]) throw new Error(`${name}, ${label}: ${JSON.stringify(findings[0])}`);
    const together = [...all, ...others.map((other) => ({ family: name, document: other }))];
    return drawAll(family, document, together).map((data) => ({
      label: `${data.name}: ${label}`,
      data,
    }));
  });
  return [...rooms, { heading: `${title} of odd data`, themes: ['light'], charts: bent }];
}

/** Also charts drawn with figures of other reports. */
function drawAll(
  family: ReportFamily,
  document: object,
  all: readonly DemoDocument[],
): ChartData[] {
  const derived = family.derive(document);
  const { drawsOn = [], name } = family.definition;
  const together = family.spanning?.create();
  for (const drawn of together ? [name, ...drawsOn] : []) {
    const { derive } = reportFamilies.get(drawn);
    for (const each of all.filter(({ family: of }) => of === drawn)) {
      together?.add({ family: drawn, figures: derive(each.document).figures });
    }
  }
  const drawn = Object.values(together?.buildDrawn?.(derived.figures) ?? {});
  const charts = Object.assign({}, derived.charts, ...drawn.map((parts) => parts.charts ?? {}));
  return listCharts(family, { ...derived, charts });
}
