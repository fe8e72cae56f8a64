/** A value that the service did not accept. */
export interface ProblemField {
  /** JSON pointer (RFC 6901) to the value in what was sent, such as `/Country`. */
  pointer: string;
  /** What is wrong with it and what would be right. */
  detail: string;
}

/** What the service says of an error (RFC 9457); a service may leave out any of it. */
export interface Problem {
  /** Identifies the kind of problem. */
  type?: string;
  /** What kind of problem it is, the same each time. */
  title?: string;
  /** The HTTP status, repeated. */
  status?: number;
  /** What was wrong this time. */
  detail?: string;
  /** The kind of problem as a stable word for programs. */
  code?: string;
  /** Finds the request in the service's logs. */
  requestId?: string;
  /** Each value that was wrong, where the request was not valid. */
  errors?: ProblemField[];
}

/** Reads an error's body; undefined where it is no JSON object, as from a proxy in between. */
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

/** A service may quote what it was sent, and errors end up in logs. */
function hide(secrets: string[], value: unknown): unknown {
  return typeof value === 'string'
    ? secrets.reduce((text, secret) => text.replaceAll(secret, '…'), value)
    : value;
}

/** Other services write other bodies: a field of another type than expected is dropped. */
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
