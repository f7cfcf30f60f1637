import Ajv2020, { type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Json = { readonly [key: string]: unknown };

/** Description of an API as read by a program. */
export interface Described {
  readonly paths: Readonly<Record<string, { readonly get: DescribedOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly required: boolean }[];
}

/**
 * Holds answers against the schemas of a description: `check` names what an answer has that the schema does not
 * allow, `unseen` what the schemas promise and no answer checked so far had.
 */
export function answerChecker({ components: { schemas } }: Described) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  const seen = new Map<string, Set<string>>();
  return {
    check(name: string, answer: unknown): readonly string[] {
      const schema = schemas[name];
      if (!schema) return [`no schema ${name}`];
      const paths = seen.get(name) ?? new Set();
      seen.set(name, paths);
      note(answer, '', paths);
      const valid = ajv.validate(schema, answer);
      return valid ? [] : (ajv.errors ?? []).map(sayError);
    },
    unseen(name: string): readonly string[] {
      const paths = seen.get(name) ?? new Set();
      return promised(schemas[name] ?? {}, '').filter((path) => !paths.has(path));
    },
  };
}

const sayError = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

/** Every property of a response, lists as `[]`; null values reveal nothing about their content. */
function note(value: unknown, path: string, paths: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${path}[]` : `${path}.${key}`;
    paths.add(here);
    note(inner, here, paths);
  }
}

/** Every property a schema requires, in the words of `note`. Keys of records are not named, so not promised. */
function promised(schema: Json, path: string): string[] {
  const {
    properties = {},
    required = [],
    items,
    anyOf,
    oneOf,
    allOf,
  } = schema as {
    properties?: Record<string, Json>;
    required?: string[];
    items?: Json;
    anyOf?: Json[];
    oneOf?: Json[];
    allOf?: Json[];
  };
  return [
    ...required.flatMap((key) => [
      `${path}.${key}`,
      ...promised(properties[key] ?? {}, `${path}.${key}`),
    ]),
    ...(items ? promised(items, `${path}[]`) : []),
    ...[...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((one) => promised(one, path)),
  ];
}
