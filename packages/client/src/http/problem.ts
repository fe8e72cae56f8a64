/** A value that the service did not accept. */
export interface ProblemField {
  /** JSON pointer (RFC 6901) to the value in what was sent, such as `/Country`. */
  pointer: string;
  /** What is wrong with it and what would be right. */
  detail: string;
}

/** The problem details of an error (RFC 9457); a service may leave out any of them. */
export interface Problem {
  /** Identifies the kind of problem. */
  type?: string;
  /** The kind of problem in words, the same each time. */
  title?: string;
  /** The HTTP status, repeated. */
  status?: number;
  /** What was wrong this time. */
  detail?: string;
  /** The kind of problem as a stable word for programs. */
  code?: string;
  /** Finds the request in the service's logs. */
  requestId?: string;
  /** Each invalid value, if the request was not valid. */
  errors?: ProblemField[];
}

/** Parses an error's body; undefined if it is not a JSON object, as from a proxy in between. */
export function findProblem(text: string, secrets: string[]): Problem | undefined {
  try {
    const body: unknown = JSON.parse(text, (_name, value: unknown) => hide(secrets, value));
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? keepWellFormed(body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Hides passwords and tokens that a service quotes, because errors end up in logs. */
function hide(secrets: string[], value: unknown): unknown {
  return typeof value === 'string'
    ? secrets.reduce((text, secret) => text.replaceAll(secret, '…'), value)
    : value;
}

/** Drops fields of an unexpected type, as proxies and other services may send them. */
function keepWellFormed({ status, errors, ...body }: Record<string, unknown>): Problem {
  const texts = ['type', 'title', 'detail', 'code', 'requestId'];
  const usable = Object.entries(body).filter(
    ([name, value]) => !texts.includes(name) || typeof value === 'string',
  );
  return {
    ...Object.fromEntries(usable),
    ...(typeof status === 'number' && { status }),
    ...(Array.isArray(errors) && { errors: errors.filter(isField) }),
  };
}

function isField(value: unknown): value is ProblemField {
  const field = value as Partial<ProblemField> | null;
  return typeof field?.pointer === 'string' && typeof field.detail === 'string';
}
