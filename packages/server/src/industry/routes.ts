import {
  defaultLanguage,
  findImageName,
  getChart,
  getImage,
  imageNames,
  listImages,
  type ChartRequest,
  type ImageName,
  type ImageQuery,
  type ImagesRequest,
  type ReportKey,
} from '@broadsheet/contract';
import { getNearestName } from '@broadsheet/reports';
import { lookupOf, type Store } from '@broadsheet/store';
import { requireEntitlement } from '../authentication/entitlement.js';
import { wantReport, type CurrentEditions } from '../current-editions.js';
import { RequestProblem } from '../problem.js';
import { readyJson, readyText, whenKnown, type AddReadyRoute } from '../ready/ready-route.js';
import type { AddRoute } from '../route.js';
import { findChartAnswer } from './chart-answers.js';
import type { ChartImages } from './chart-images.js';
import type { Themes } from './themes.js';

interface IndustryServices {
  editions: CurrentEditions;
  images: ChartImages;
  charts: Pick<Store['images'], 'getChart'>;
  themes: Themes;
}

export function industryRoutes(
  addRoute: AddRoute,
  addReadyRoute: AddReadyRoute,
  services: IndustryServices,
): void {
  const { editions, images, themes } = services;

  addReadyRoute(listImages, {
    understand: ({ Country, Code, Language = defaultLanguage }: ImagesRequest) =>
      wantReport(industryKey(Country, Code, Language)),

    find({ key, lookup }, { client, acceptsGzip }) {
      requireEntitlement(client, key);
      return whenKnown(
        editions.find(lookup),
        (edition) =>
          edition?.listing &&
          readyJson(edition.listing.get(acceptsGzip), acceptsGzip, edition.number),
      );
    },
  });

  addReadyRoute(getImage, {
    understand: ({ country, code, language, image, theme }: ImageQuery) => ({
      name: getImageName('image', image),
      theme: themes.get(theme),
      ...wantReport(industryKey(country, code, language)),
    }),

    find({ key, lookup, name, theme }, { client, acceptsGzip }) {
      requireEntitlement(client, key);
      return whenKnown(editions.find(lookup), (edition) => {
        const chart = edition?.parts[name];
        if (chart === undefined) throw noSuchImage(key, name, edition !== undefined);
        return whenKnown(images.get(chart, theme), ({ base64 }) =>
          readyText(base64.get(acceptsGzip), acceptsGzip),
        );
      });
    },
  });

  addChartRoute(addRoute, services);
}

function addChartRoute(addRoute: AddRoute, services: IndustryServices): void {
  const { editions, themes } = services;
  addRoute(getChart, async (request, reply) => {
    const { Country, Code, Language = defaultLanguage, ...wanted } = request.body as ChartRequest;
    const name = getImageName('Image', wanted.Image);
    const theme = themes.get(wanted.Theme);
    const key = industryKey(Country, Code, Language);
    requireEntitlement(request.client, key);
    const edition = await editions.find(lookupOf(key));
    const answer = edition && (await findChartAnswer(services, { key, name, theme, edition }));
    if (!answer) return reply.status(204).send();
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  });
}

function industryKey(country: string, code: string, language: string): ReportKey {
  return { family: 'industry', country: country.toUpperCase(), code, language };
}

function getImageName(field: string, text: string): ImageName {
  const name = findImageName(text);
  if (name) return name;
  const nearest = getNearestName(text, imageNames);
  const detail = `${field} is ${JSON.stringify(text.slice(0, 80))}; the nearest image name is "${nearest.toLowerCase()}".`;
  throw new RequestProblem('unknown_image', detail, { errors: [{ pointer: `/${field}`, detail }] });
}

function noSuchImage(key: ReportKey, name: ImageName, reportExists: boolean): RequestProblem {
  const { country, code, language } = key;
  const report = `industry report ${code} of ${country} in ${language}`;
  return new RequestProblem(
    'not_found',
    reportExists ? `The ${report} has no ${name} image.` : `There is no ${report}.`,
  );
}
