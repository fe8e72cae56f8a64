import type {
  ChartRequest,
  FamilyDefinition,
  FamilyOperations,
  ImageQuery,
  ImagesRequest,
  Operation,
  ReportKey,
} from '@broadsheet/contract';
import { getNearestName } from '@broadsheet/contract/checking';
import type { Store } from '@broadsheet/store';
import { findMissingImages, sendMissing } from '../answers/missing.js';
import { quoteValue } from '../answers/quote-value.js';
import {
  jsonContentType,
  sendReady,
  textContentType,
  untilSent,
  whenKnown,
} from '../answers/sending.js';
import type { PublicAddressOptions } from '../authentication/public-address.js';
import { requireReport, requireReportOfTexts } from '../authentication/report-access.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import { embedRoute } from '../embed/embed-route.js';
import type { SealedEmbeds } from '../embed/sealed-embeds.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { buildChartAnswer } from './chart-answers.js';
import type { ChartImages } from './chart-images.js';
import type { ChartPictures } from './chart-pictures.js';
import type { ChartTables } from './chart-tables.js';
import { isPicture, readPicture, refusePictureFields } from './picture-input.js';
import { sendFile } from './send-file.js';
import type { Themes } from './themes.js';

interface ChartServices {
  editions: CurrentEditions;
  images: ChartImages;
  pictures: ChartPictures;
  chartTables: ChartTables;
  embeds: SealedEmbeds;
  publicAddress: PublicAddressOptions;
  clock: () => number;
  charts: Pick<Store['images'], 'getChart'>;
  themes: Themes;
}

type ChartOperations = NonNullable<FamilyOperations['charts']>;

/** Adds `images`, `image/`, `chart` and `embed` for a family that has charts. */
export function chartRoutes(
  addRoute: AddRoute,
  definition: FamilyDefinition,
  operations: ChartOperations,
  services: ChartServices,
): void {
  const options = { ...services, definition, getName: createGetName(definition) };
  imagesRoute(addRoute, operations.images, options);
  imageRoute(addRoute, operations.image, options);
  chartRoute(addRoute, operations.chart, options);
  embedRoute(addRoute, operations.embed, options);
}

interface RouteOptions extends ChartServices {
  definition: FamilyDefinition;
  getName: GetName;
}

function imagesRoute(
  addRoute: AddRoute,
  operation: Operation,
  { definition, editions }: RouteOptions,
): void {
  addRoute(operation, (request, reply) => {
    const key = requireReport(request.client, definition, request.body as ImagesRequest);
    const sending = whenKnown(editions.find(key, request.client), (edition) => {
      if (!edition?.listing) {
        const missing = findMissingImages(editions, request.client, key);
        return missing.then((what) => sendMissing(reply, what));
      }
      const { listing: bytes, number } = edition;
      sendReady(request, reply, { contentType: jsonContentType, bytes, edition: number });
    });
    return untilSent(reply, sending);
  });
}

function imageRoute(
  addRoute: AddRoute,
  operation: Operation,
  { definition, getName, editions, images, themes }: RouteOptions,
): void {
  addRoute(operation, (request, reply) => {
    const query = request.query as ImageQuery;
    const name = getName('image', query.image);
    const theme = query.theme === undefined ? themes.usual : themes.get(query.theme);
    const key = requireReportOfTexts(request.client, definition, { texts: query, ...inQuery });
    const sending = whenKnown(editions.find(key, request.client), (edition) => {
      const chart = edition?.parts[name];
      if (!edition || chart === undefined) {
        throw noSuchImage(definition, { key, name, reportExists: edition !== undefined });
      }
      return whenKnown(images.get(chart, theme), ({ base64: bytes }) => {
        sendReady(request, reply, { contentType: textContentType, bytes, edition: edition.number });
      });
    });
    return untilSent(reply, sending);
  });
}

function chartRoute(addRoute: AddRoute, operation: Operation, options: RouteOptions): void {
  const { definition, getName, editions, pictures, chartTables, themes } = options;
  addRoute(operation, async (request, reply) => {
    const input = request.body as ChartRequest;
    const { Format: format = 'json' } = input;
    const name = getName('Image', input.Image);
    const theme = themes.get(input.Theme ?? themes.usual.name);
    if (!isPicture(format)) refusePictureFields(format, input);
    const key = requireReport(request.client, definition, input);
    const edition = await editions.find(key, request.client);
    const chart = edition?.parts[name];
    if (!edition || chart === undefined) {
      return sendMissing(reply, await findMissingImages(editions, request.client, key));
    }
    if (isPicture(format)) {
      const file = await pictures.get(chart, theme, readPicture(format, input));
      return sendFile(reply, file, edition.number);
    }
    if (format !== 'json') {
      const file = await chartTables.get({ key, name, format, chart, edition });
      return sendFile(reply, file, edition.number);
    }
    const { Layout: layout = '16:9' } = input;
    const answer = await buildChartAnswer(options, {
      definition,
      key,
      name,
      theme,
      layout,
      edition,
      chart,
    });
    return reply.header('content-type', jsonContentType).send(JSON.stringify(answer));
  });
}

const inQuery = {
  nameOf: ({ name }: { name: string }) => name.toLowerCase(),
  access: 'read',
} as const;

type GetName = (field: string, text: string) => string;

/** Image names are matched without regard to case. */
function createGetName({ charts }: FamilyDefinition): GetName {
  const names = Object.keys(charts);
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (field, text) => {
    const name = byLowerCase.get(text.toLowerCase());
    if (name !== undefined) return name;
    const nearest = getNearestName(text, names);
    const detail = `${field} is ${quoteValue(text)}; the nearest image name is "${nearest.toLowerCase()}".`;
    throw new RequestProblem('unknown_image', detail, {
      errors: [{ pointer: `/${field}`, detail }],
    });
  };
}

interface MissingImage {
  key: ReportKey;
  name: string;
  reportExists: boolean;
}

function noSuchImage(
  { name: family }: FamilyDefinition,
  { key: { country, code, language }, name, reportExists }: MissingImage,
): RequestProblem {
  const report = `${family} report ${code} of ${country} in ${language}`;
  return new RequestProblem(
    'not_found',
    reportExists ? `The ${report} has no ${name} image.` : `There is no ${report}.`,
  );
}
