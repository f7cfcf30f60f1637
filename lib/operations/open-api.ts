import { z } from 'zod';
import { apiError } from '@/lib/http/errors';
import { locales } from '@/lib/i18n/locales';
import { site } from '@/lib/site';
import type { AnyOperation } from './operation';

/** Where an operation answers, without language prefix. */
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

/** What an API is about. */
export interface ApiInfo {
  /** Behind the name of the site. */
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

/** The description of an API in OpenAPI 3.1, made from the schemas that check it. */
export function openApi(endpoints: readonly Endpoint[], info: ApiInfo): Json {
  return {
    openapi: '3.1.0',
    info: { ...info, title: `${site.name}: ${info.title}` },
    servers: [{ url: site.origin }],
    paths: Object.fromEntries(
      endpoints.map(({ path, operation }) => [path, pathOf(path, operation)]),
    ),
    components: {
      schemas: {
        Error: schemaOf(apiError, 'output'),
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

function pathOf(path: string, operation: AnyOperation): Json {
  const { name, summary, description, input, explainOther } = operation;
  const body = (schema: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
  });
  return {
    get: {
      operationId: name,
      summary,
      description,
      parameters: parametersOf(path, input.extend({ lang: language })),
      responses: {
        200: { description: 'The answer.', content: body(answerName(operation)) },
        304: { description: 'Not changed since the tag in `If-None-Match`.' },
        400: { description: 'A parameter cannot be read; each is named.', content: body('Error') },
        429: {
          description: 'Too many requests from this address.',
          headers: {
            'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
          },
          content: body('Error'),
        },
        // Only what the path names can be missing.
        ...(path.includes('{') && {
          404: { description: 'There is no such record.', content: body('Error') },
        }),
        ...(explainOther && {
          503: {
            description: 'The answer cannot be read or worked out at the moment.',
            headers: {
              'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
            },
            content: body('Error'),
          },
        }),
      },
    },
  };
}

/** Every route of an operation takes it. */
const language = z
  .enum(locales)
  .default('en')
  .meta({ description: 'Language of messages and label.' });

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
    // What has a default may be left out, though every reading has it.
    required: needed.has(name) && !('default' in schema) && schema.type !== 'array',
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}
