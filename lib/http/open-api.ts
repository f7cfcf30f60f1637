import { z } from 'zod';
import { site } from '@/lib/site';
import { apiError } from './errors';
import type { ApiOperation } from './operation';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
};

/** The description of the ferry API in OpenAPI 3.1, made from the schemas that check it. */
export function openApi(operations: readonly ApiOperation[], version: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name}: ferries of the Cyclades`,
      version,
      description:
        'Journeys by ferry between the Cyclades, Piraeus, Rafina, Lavrio and Heraklion. Answers carry a label that says whether the sailings are a typical pattern or a published timetable. Money is in euro cents, times are ISO 8601 with the offset of Athens.',
    },
    servers: [{ url: site.origin }],
    paths: Object.fromEntries(operations.map((operation) => [operation.path, pathOf(operation)])),
    components: {
      schemas: {
        Error: schemaOf(apiError, 'output'),
        ...Object.fromEntries(
          operations.map(({ answer, answerName }) => [answerName, schemaOf(answer, 'output')]),
        ),
      },
    },
  };
}

function pathOf({ id, summary, description, parameters, answerName }: ApiOperation): Json {
  const body = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  return {
    get: {
      operationId: id,
      summary,
      description,
      parameters: parametersOf(parameters),
      responses: {
        200: { description: 'The answer.', content: body(answerName) },
        304: { description: 'Not changed since the tag in `If-None-Match`.' },
        400: { description: 'A parameter cannot be read; each is named.', content: body('Error') },
        429: {
          description: 'Too many requests from this address.',
          headers: {
            'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
          },
          content: body('Error'),
        },
      },
    },
  };
}

function parametersOf(parameters: z.ZodObject): Json[] {
  const { properties, required } = schemaOf(parameters, 'output') as {
    properties: Record<string, Json>;
    required?: readonly string[];
  };
  const needed = new Set(required);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description === undefined ? {} : { description }),
    // What has a default may be left out, though every reading has it.
    required: needed.has(name) && !('default' in schema) && schema.type !== 'array',
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}
