import {
  downloadFormats,
  lookupOf,
  type DownloadFormat,
  type Families,
  type FamilyDefinition,
  type Paper,
} from '@broadsheet/contract';
import type { FileMaker, ReportTask } from '@broadsheet/downloads';
import { canonicalJson, sha256, type Store } from '@broadsheet/store';
import type { NamedTheme, Themes } from '../charts/themes.js';
import type { ReadyEdition } from '../editions/current-editions.js';
import { writeContentDisposition } from './content-disposition.js';
import { hashEdition, listStoredSections } from './edition-content.js';
import { writeFamilyForm } from './family-form.js';
import type { FileDescription } from './report-files.js';

export interface FileSources {
  families: Families;
  charts: Pick<Store['images'], 'getChart'>;
  maker: Pick<FileMaker, 'version'>;
  themes: Themes;
  /** The public address of the service, for links. */
  publicUrl: string | undefined;
}

interface Request {
  definition: FamilyDefinition;
  edition: ReadyEdition;
  format: DownloadFormat;
  /** Undefined for the whole report. */
  tokens: string[] | undefined;
  variants: string[];
  theme: NamedTheme;
  paper: Paper;
}

/** Builds the description of a file; undefined if the report has none of the sections. */
export function createDescribeFile(sources: FileSources) {
  const { families, themes, maker, publicUrl } = sources;
  return (request: Request): FileDescription | undefined => {
    // Data looks the same in every theme and on any paper: it is made once.
    const { isDesigned, contentType, extension } = downloadFormats[request.format];
    const { definition, edition, format, tokens, variants } = request;
    const theme = isDesigned ? request.theme : themes.usual;
    const paper = isDesigned ? request.paper : 'A4';
    if (tokens && listShown(request).length === 0) return undefined;
    const hash = hashEdition(definition, edition, variants);
    const getKey = () => {
      const which = [{ ...edition.key }, format, theme.name, paper, tokens ?? null, variants];
      const form = writeFamilyForm(definition).sha256;
      const content = [hash, form, theme.id, maker.version, publicUrl ?? null];
      return {
        name: sha256(canonicalJson(which)),
        content: sha256(canonicalJson(content)),
        report: lookupOf(edition.key),
      };
    };
    return {
      name: [hash, format, theme.id, paper, tokens?.join() ?? '', variants.join()].join(' '),
      getKey,
      describe() {
        const { title, key } = edition;
        const reportKey = families.formatReportKey(key);
        const keyText = [key.country, ...key.code.split('/')].join(' ');
        const named = { title, reportKey, keyText, extension };
        return { contentType, disposition: writeContentDisposition(named) };
      },
      isStored: tokens === undefined || tokens.length === 1,
      readTask: () => readTask({ ...request, theme, paper }, sources),
    };
  };
}

/** In the order of the definition, as everywhere. */
function listShown({ definition, edition, tokens, variants }: Request) {
  const sections = listStoredSections(definition, edition, variants);
  return tokens ? sections.filter(({ token }) => tokens.includes(token)) : sections;
}

async function readTask(request: Request, sources: FileSources): Promise<ReportTask> {
  const { definition, edition, format, tokens, theme, paper } = request;
  const { families, charts, publicUrl } = sources;
  const names = Object.keys(definition.charts).filter((name) => name in edition.parts);
  return {
    format,
    head: describeEdition(families, edition),
    form: writeFamilyForm(definition).text,
    sections: listShown(request),
    charts: await Promise.all(
      names.map(async (name) => ({ name, data: await charts.getChart(edition.parts[name] ?? '') })),
    ),
    images: readImages(edition),
    isPart: tokens !== undefined,
    theme: theme.theme,
    paper,
    links:
      publicUrl === undefined ? undefined : { origin: publicUrl, families: listKeys(families) },
  };
}

function describeEdition(
  families: Families,
  { key, title, number, publishedAt, updatedAt }: ReadyEdition,
): ReportTask['head'] {
  return {
    reportKey: families.formatReportKey(key),
    key: families.writeKey(key),
    language: key.language,
    title,
    edition: number,
    publishedAt: new Date(publishedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

function listKeys({ list }: Families): NonNullable<ReportTask['links']>['families'] {
  return list.map(({ name, key: { onlyCountry, fields } }) => ({
    name,
    keyFields: [
      ...(onlyCountry === undefined ? ['Country'] : []),
      ...fields.map((field) => field.name),
    ],
  }));
}

function readImages({ listing }: ReadyEdition): ReportTask['images'] {
  if (!listing) return [];
  const { Images } = JSON.parse(listing.get(false).toString()) as { Images: ReportTask['images'] };
  return Images;
}
