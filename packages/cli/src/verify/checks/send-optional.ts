import { Absent, Skipped, type Subject } from '../check.js';
import type { Exchange, RequestOptions } from '../exchange.js';

/** Sends a request to an optional operation. */
export async function sendOptional(
  { send }: Subject,
  path: string,
  options: RequestOptions,
): Promise<Exchange> {
  const exchange = await send(path, options);
  if ([404, 405, 501].includes(exchange.status)) throw new Absent(`${path} is not offered`);
  if (exchange.status === 403) throw new Skipped('these credentials are not entitled to it');
  return exchange;
}
