/** What the lane needs to know of a request's headers. */
export interface LaneHeaders {
  authorization: string | undefined;
  acceptEncoding: string | undefined;
  contentLength: string | undefined;
  contentType: string | undefined;
  requestId: string | undefined;
  transferEncoding: string | undefined;
  origin: string | undefined;
}

const fields = new Map<string, keyof LaneHeaders>([
  ['authorization', 'authorization'],
  ['accept-encoding', 'acceptEncoding'],
  ['content-length', 'contentLength'],
  ['content-type', 'contentType'],
  ['x-request-id', 'requestId'],
  ['transfer-encoding', 'transferEncoding'],
  ['origin', 'origin'],
]);

/**
 * From the list of names and values as they came: the object that Node makes of all of them when it
 * is first asked for costs as much as finding the answer. Undefined where one of these is given
 * twice, which is for others to decide.
 */
export function readLaneHeaders(rawHeaders: string[]): LaneHeaders | undefined {
  const found: LaneHeaders = {
    authorization: undefined,
    acceptEncoding: undefined,
    contentLength: undefined,
    contentType: undefined,
    requestId: undefined,
    transferEncoding: undefined,
    origin: undefined,
  };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const field = fields.get(name) ?? fields.get(name.toLowerCase());
    if (field === undefined) continue;
    if (found[field] !== undefined) return undefined;
    found[field] = rawHeaders[index + 1];
  }
  return found;
}
