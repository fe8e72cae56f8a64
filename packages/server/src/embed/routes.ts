import { getEmbed } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import { isKnown } from '../answers/known-tag.js';
import { isEntitled } from '../authentication/report-access.js';
import { isActive } from '../authentication/session-check.js';
import type { ChartPictures } from '../charts/chart-pictures.js';
import { sendFile } from '../charts/send-file.js';
import type { Themes } from '../charts/themes.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import { take, type Meter } from '../limits/meter.js';
import type { UsageCounter } from '../limits/usage-counter.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import type { Embed, SealedEmbeds } from './sealed-embeds.js';

interface EmbedServices {
  embeds: SealedEmbeds;
  clients: { find(id: string): Promise<Client | undefined> };
  meterOf: (client: Client) => Meter | undefined;
  usage: Pick<UsageCounter, 'count'>;
  editions: CurrentEditions;
  pictures: ChartPictures;
  themes: Themes;
  clock: () => number;
}

/** Short, so that a page shows a new edition soon and a revoked picture is gone soon. */
const cacheControl = 'public, max-age=300';

/** Adds the operation that answers the picture behind an address, without a token. */
export function embedRoutes(addRoute: AddRoute, services: EmbedServices): void {
  const { embeds, editions, pictures, themes, meterOf, usage, clock } = services;
  addRoute(getEmbed, async (request, reply) => {
    const { signed } = request.params as { signed: string };
    const embed = await embeds.open(signed);
    const client = embed && (await findClient(embed, services));
    if (!client) throw noSuchEmbed();
    chargeClient(meterOf(client), clock());
    usage.count(client.id, getEmbed.id);
    const edition = await editions.find(embed.key, client);
    const chart = edition?.parts[embed.name];
    const theme = themes.find(embed.theme);
    if (!edition || chart === undefined || !theme) throw noSuchEmbed();
    const file = await pictures.get(chart, theme, embed.picture);
    void reply
      .header('cache-control', cacheControl)
      // Pages of any origin show it, which the usual header forbids.
      .header('cross-origin-resource-policy', 'cross-origin');
    const etag = `"${file.sha256}"`;
    if (isKnown(request.headers['if-none-match'], etag)) {
      return reply.status(304).header('etag', etag).send();
    }
    return sendFile(reply, file, edition.number);
  });
}

/** Undefined if the address no longer works. The caller does not learn why. */
async function findClient(
  { clientId, generation, key, expiresAt }: Embed,
  { clients, clock }: EmbedServices,
): Promise<Client | undefined> {
  const now = clock();
  if (expiresAt <= now) return undefined;
  const client = await clients.find(clientId);
  const works =
    client &&
    isActive(client, now) &&
    client.tokenGeneration === generation &&
    isEntitled(client, key);
  return works ? client : undefined;
}

/** Without the headers about limits: readers of a page need not know the limits of its author. */
function chargeClient(meter: Meter | undefined, now: number): void {
  const wait = meter && take(meter, now);
  if (wait === undefined) return;
  throw new RequestProblem(
    'rate_limited',
    `The client of this address has used up its limit; try again in ${String(wait)} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
}

function noSuchEmbed(): RequestProblem {
  return new RequestProblem(
    'not_found',
    'There is no picture at this address: it is wrong, has expired, or was revoked.',
  );
}
