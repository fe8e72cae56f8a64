import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonContentType } from '../answers/sending.js';
import { actorOf } from '../authentication/actor.js';
import { RequestProblem } from '../problem.js';
import { etagOf, expectedEdition } from './precondition.js';

/** What publishing of reports and of classifications has in common. */

/** The author of a change, and the edition that it may replace. */
export function actOf(request: FastifyRequest) {
  const expected = expectedEdition(request.headers);
  return { actor: actorOf(request), ...(expected !== undefined && { expected }) };
}

/** The document of an edition, as it was published. */
export function sendDocument(
  reply: FastifyReply,
  { edition, document }: { edition: number; document: string },
): FastifyReply {
  return reply
    .header('etag', etagOf(edition))
    .header('content-type', jsonContentType)
    .send(Buffer.from(document));
}

export function refuseWithdrawn(subject: string): RequestProblem {
  return new RequestProblem(
    'report_withdrawn',
    `${subject} is withdrawn: publishing it would show it to readers again. Send it with ?restore=true if that is wanted.`,
  );
}
