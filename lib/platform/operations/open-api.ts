import { z } from 'zod';
import { problem, problemType } from '@/lib/foundation/http/errors';
import { defaultLocale, locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import type { AnyOperation } from './operation';

/** Address of an operation, without language prefix. */
export interface Endpoint {
  readonly path: string;
  readonly operation: AnyOperation;
}

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
};

/** The name of an answer among the schemas: `SearchFerriesAnswer`. */
const answerName = ({ name }: AnyOperation) => `${name[0]?.toUpperCase()}${name.slice(1)}Answer`;

/** Description of an API. */
export interface ApiInfo {
  /** Title, after the name of the site. */
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Address of the terms of service on this site. */
  readonly terms: string;
  /** Tag of the operations: one word, and a sentence about it. */
  readonly tag: { readonly name: string; readonly description: string };
  /** Paths of files, which are not operations, in OpenAPI format. */
  readonly files?: Readonly<Record<string, Json>>;
  /** Authentication for the operations that are not public, in the terms of OpenAPI. */
  readonly securitySchemes?: Readonly<Record<string, Json>>;
}

/** The description of an API in OpenAPI 3.1, made from the schemas that check it. */
export function openApi(endpoints: readonly Endpoint[], info: ApiInfo): Json {
  const { title, version, description, terms, tag, files = {}, securitySchemes } = info;
  const operations = endpoints.map(({ path, operation }) => [path, pathOf(path, operation)]);
  const paths: Record<string, { get: Json }> = { ...Object.fromEntries(operations), ...files };
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name}: ${title}`,
      version,
      description,
      termsOfService: new URL(terms, site.origin).href,
    },
    servers: [{ url: site.origin }],
    // Reading requires no authentication.
    security: [],
    tags: [tag],
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, { get }]) => [path, { get: { ...get, tags: [tag.name] } }]),
    ),
    components: {
      ...(securitySchemes && { securitySchemes }),
      schemas: {
        Problem: schemaOf(problem, 'output'),
        ...Object.fromEntries(
          endpoints.map(({ operation }) => [
            answerName(operation),
            schemaOf(operation.answer, 'output'),
          ]),
        ),
      },
    },
  };
}

const reference = (schema: string) => ({ schema: { $ref: `#/components/schemas/${schema}` } });

const header = (description: string, type: string) => ({ description, schema: { type } });

/** Response with a problem document. */
export const refusal = (description: string, headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: { [problemType]: reference('Problem') },
});

/** Response of every address to a method other than `GET`, `HEAD` and `OPTIONS`. */
export const onlyRead = refusal('The resource is read-only.', {
  Allow: header('Supported methods.', 'string'),
});

const retryAfter = { 'Retry-After': header('Seconds to wait.', 'integer') };
const entityTag = { ETag: header('Entity tag, to be sent back as `If-None-Match`.', 'string') };

function pathOf(path: string, operation: AnyOperation): Json {
  const { name, summary, description, input, explainWait, explainOther } = operation;
  return {
    get: {
      operationId: name,
      summary,
      description,
      parameters: parametersOf(path, input.extend({ lang: language })),
      responses: {
        200: {
          description: 'Successful response.',
          headers: entityTag,
          content: { 'application/json': reference(answerName(operation)) },
        },
        304: { description: 'Not modified since the tag in `If-None-Match`.', headers: entityTag },
        400: refusal('Invalid parameters, listed in `errors`.'),
        405: onlyRead,
        ...(explainWait && { 429: refusal('Rate limit exceeded.', retryAfter) }),
        // Only a path parameter can name a missing record.
        ...(path.includes('{') && { 404: refusal('No record with this id.') }),
        ...(explainOther && {
          503: refusal('Temporarily unavailable.', retryAfter),
        }),
      },
    },
  };
}

/** Parameter of every route. */
const language = z
  .string()
  .default(defaultLocale)
  .meta({
    description: 'Language of messages and labels: `en` or `el`; any other value means English.',
    examples: [...locales],
  });

function parametersOf(path: string, parameters: z.ZodObject): Json[] {
  const { properties, required } = schemaOf(parameters, 'output') as {
    properties: Record<string, Json>;
    required?: readonly string[];
  };
  const needed = new Set(required);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    ...(description === undefined ? {} : { description }),
    // A parameter with a default is optional, although its parsed value is always present. So is a list, unless it must
    // not be empty.
    required:
      needed.has(name) &&
      !('default' in schema) &&
      (schema.type !== 'array' || Number(schema.minItems) > 0),
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}
