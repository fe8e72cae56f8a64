import type { TSchema } from 'typebox';
import type { Families } from './families/families.js';
import { answerHeaders, type AnswerHeader } from './headers.js';
import type { Answer, Operation } from './operation.js';
import { Problem } from './problems/problem.js';
import { problems, type ProblemCode } from './problems/problems.js';
import { describeTag } from './tags.js';
import { findTakenFields } from './taken-fields.js';

type Json = Record<string, unknown>;

export interface OpenApiOptions {
  operations: Operation[];
  /** The families that the operations are of. */
  families: Families;
  /** Version of the program that serves the document. */
  version: string;
}

/** The OpenAPI 3.1 document: made from the schemas that validate requests, so it cannot drift. */
export function buildOpenApi({ operations, families, version }: OpenApiOptions): Json {
  const schemas = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Broadsheet',
      version,
      description:
        'Business-research reports over HTTP: sections, charts and downloads of every report family that this service publishes.',
      contact: { name: 'The administrator of this service' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: describeTag(name, families),
    })),
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token obtained from `POST /authentication/token`.',
        },
      },
    },
  };
}

function describe(operation: Operation, schemas: Map<string, Json>): Json {
  const { id, tag, summary, description, access, query, body, bodyExample } = operation;
  const parameters = [
    ...listParameters(pathParameters(operation), 'path', schemas),
    ...listParameters(query, 'query', schemas),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: access === 'open' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [operation.bodyContentType ?? 'application/json']: {
            schema: refer(body, schemas),
            ...(bodyExample !== undefined && { example: bodyExample }),
          },
        },
      },
    }),
    ...(operation.ignoresBody && { requestBody: ignoredBody }),
    responses: joinAnswers(
      describeAnswers(operation, schemas),
      describeProblems(operation, schemas),
    ),
  };
}

const ignoredBody = {
  description: 'May be sent, and is ignored.',
  required: false,
  content: { '*/*': { schema: {} } },
};

interface DescribedAnswer {
  description: string;
  headers: Json;
  content?: Json;
}
type DescribedAnswers = Record<string, DescribedAnswer>;

/**
 * A status may be both an answer of the operation and a problem, each with its own content type.
 */
function joinAnswers(answers: DescribedAnswers, problems: DescribedAnswers): DescribedAnswers {
  const joined = { ...answers, ...problems };
  for (const [status, answer] of Object.entries(answers)) {
    const problem = problems[status];
    if (!problem) continue;
    const description = `${answer.description}\n\n${problem.description}`;
    joined[status] = {
      ...problem,
      description,
      content: { ...answer.content, ...problem.content },
    };
  }
  return joined;
}

function pathParameters({ path, params }: Operation): TSchema | undefined {
  if (path.includes('{') && !params) throw new Error(`${path} has undescribed parameters`);
  return params;
}

function listParameters(
  schema: TSchema | undefined,
  location: 'path' | 'query',
  schemas: Map<string, Json>,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = refer(property, schemas);
    return { name, in: location, required: required.includes(name), description, schema: rest };
  });
}

const requestIdHeader = {
  'X-Request-Id': {
    description: "This request's id: the one sent with it when well-formed, else a new one.",
    schema: { type: 'string' },
  },
};

const rateLimitHeaders = {
  RateLimit: {
    description:
      'For a client with a rate plan: what is left of each limit (`r`) and in how many seconds it starts again (`t`).',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'For a client with a rate plan: requests (`q`) a window of seconds (`w`).',
    schema: { type: 'string' },
  },
};

function describeAnswers(operation: Operation, schemas: Map<string, Json>): DescribedAnswers {
  const { access, answers } = operation;
  const headers = {
    ...requestIdHeader,
    ...(access === 'token' && rateLimitHeaders),
    ...(findTakenFields(operation) && describeHeaders(['Broadsheet-Ignored'])),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      {
        description: answer.description,
        headers: { ...headers, ...describeHeaders(answer.headers ?? []) },
        ...(answer.schema && { content: describeContent(answer, answer.schema, schemas) }),
      },
    ]),
  );
}

function describeHeaders(names: readonly AnswerHeader[]): Json {
  return Object.fromEntries(
    names.map((name) => [name, { description: answerHeaders[name], schema: { type: 'string' } }]),
  );
}

function describeContent(
  { contentType = 'application/json', example, alternatives = {} }: Answer,
  schema: TSchema,
  schemas: Map<string, Json>,
): Json {
  return {
    [contentType]: { schema: refer(schema, schemas), ...(example !== undefined && { example }) },
    ...Object.fromEntries(
      Object.entries(alternatives).map(([type, other]) => [
        type,
        { schema: refer(other.schema, schemas), example: other.example },
      ]),
    ),
  };
}

/** Problems that occur before the operation is known. */
const earlyProblems: ProblemCode[] = ['headers_too_large', 'request_timeout'];

/** Problems that an operation can answer with besides those that it lists. */
export function listProblems({
  method,
  access,
  takesTokensOnly,
  query,
  params,
  body,
  describesItsErrors,
  problems: own,
}: Operation): ProblemCode[] {
  if (describesItsErrors) return [...own, ...earlyProblems];
  const codes = new Set<ProblemCode>([...own, ...earlyProblems]);
  if (access === 'token') {
    codes.add('unauthenticated').add('invalid_token').add('expired_token');
    codes.add('not_entitled').add('rate_limited');
    if (!takesTokensOnly) codes.add('session_ended').add('forged_request');
  }
  if (query ?? params) codes.add('invalid_request');
  // Also for ignored bodies: a body is not read to its end whatever its size.
  if (method !== 'GET') codes.add('body_too_large');
  if (body) {
    codes.add('invalid_request').add('invalid_json');
    codes.add('unsupported_media_type');
  }
  return [...codes.add('internal_error').add('unavailable')];
}

function describeProblems(operation: Operation, schemas: Map<string, Json>): DescribedAnswers {
  const codes = listProblems(operation);
  const statuses = new Set(codes.map((code) => problems[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      describeProblem(
        codes.filter((code) => problems[code].status === status),
        schemas,
      ),
    ]),
  );
}

/** Codes with the same status share its answer. */
function describeProblem(codes: ProblemCode[], schemas: Map<string, Json>): DescribedAnswer {
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].meaning}`).join('\n\n'),
    headers: Object.assign({}, requestIdHeader, ...codes.map(problemHeaders)) as Json,
    content: {
      'application/problem+json': {
        schema: refer(Problem, schemas),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleProblem(code) }])),
      },
    },
  };
}

function problemHeaders(code: ProblemCode): Json {
  const { status }: { status: number } = problems[code];
  const header = (description: string) => ({ description, schema: { type: 'string' } });
  if (status === 401) {
    return { 'WWW-Authenticate': header('`Bearer`, with `error` as in RFC 6750.') };
  }
  if (status === 503 || status === 429) {
    return {
      ...(code === 'rate_limited' && rateLimitHeaders),
      'Retry-After': header('Seconds to wait before trying again.'),
    };
  }
  return {};
}

/** A problem body as the documentation shows it. */
export function exampleProblem(code: ProblemCode): Problem {
  const { status, title, meaning } = problems[code];
  return {
    type: `/docs#problem-${code}`,
    title,
    status,
    detail: meaning.replaceAll('`', ''),
    code,
    requestId: 'b1946ac9-2492-4d23-9c6b-3f6d3f1d2c11',
    ...(code === 'invalid_request' && {
      errors: [{ pointer: '/Country', detail: 'Must be two letters, such as AU; it is missing.' }],
    }),
  };
}

/** A schema with an `$id` is written once under components and referenced from elsewhere. */
function refer(schema: TSchema, schemas: Map<string, Json>): Json {
  const { $id: id, ...rest } = withoutUnicodePattern(schema as Json);
  if (typeof id !== 'string') return referWithin(rest, schemas);
  if (!schemas.has(id)) {
    schemas.set(id, {});
    schemas.set(id, referWithin(rest, schemas));
  }
  return { $ref: `#/components/schemas/${id}` };
}

function referWithin(schema: Json, schemas: Map<string, Json>): Json {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value === 'object' && value !== null) return refer(value, schemas);
    return value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, visit(value)]));
}

/**
 * Many validators compile patterns without Unicode mode, and would refuse every value: such a pattern is left out, and the
 * description says what is allowed.
 */
function withoutUnicodePattern(schema: Json): Json {
  const { pattern, ...rest } = schema;
  return typeof pattern === 'string' && pattern.includes(String.raw`\p{`) ? rest : schema;
}
