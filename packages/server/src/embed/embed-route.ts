import {
  longestEmbedDays,
  type EmbedRequest,
  type EmbedResponse,
  type FamilyDefinition,
  type Operation,
} from '@broadsheet/contract';
import { findMissingImages, sendMissing } from '../answers/missing.js';
import { findPublicAddress, type PublicAddressOptions } from '../authentication/public-address.js';
import { requireReport } from '../authentication/report-access.js';
import { readPicture } from '../charts/picture-input.js';
import type { Themes } from '../charts/themes.js';
import type { CurrentEditions } from '../editions/current-editions.js';
import type { AddRoute } from '../route.js';
import type { SealedEmbeds } from './sealed-embeds.js';

interface EmbedServices {
  definition: FamilyDefinition;
  editions: CurrentEditions;
  themes: Themes;
  embeds: SealedEmbeds;
  publicAddress: PublicAddressOptions;
  clock: () => number;
  /** Image names are matched without regard to case. */
  getName: (field: string, text: string) => string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Adds the operation that gives out an address of one chart. */
export function embedRoute(
  addRoute: AddRoute,
  operation: Operation,
  { definition, editions, themes, embeds, publicAddress, clock, getName }: EmbedServices,
): void {
  addRoute(operation, async (request, reply) => {
    const input = request.body as EmbedRequest;
    const { Format: format = 'png', Days: days = longestEmbedDays } = input;
    const name = getName('Image', input.Image);
    const theme = themes.get(input.Theme ?? themes.usual.name);
    const { client } = request;
    const key = requireReport(client, definition, input);
    const edition = await editions.find(key, client);
    if (!client || edition?.parts[name] === undefined) {
      return sendMissing(reply, await findMissingImages(editions, client, key));
    }
    const expiresAt = clock() + days * dayMs;
    const signed = await embeds.seal({
      clientId: client.id,
      generation: client.tokenGeneration,
      key,
      name,
      expiresAt,
      theme: theme.name,
      picture: readPicture(format, input),
    });
    const address = findPublicAddress(publicAddress, request) ?? '';
    const answer: EmbedResponse = {
      URL: `${address}/embed/${signed}`,
      ExpiresAt: new Date(expiresAt).toISOString(),
    };
    return answer;
  });
}
