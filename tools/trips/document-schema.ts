import { z } from 'zod';
import { tripDocument } from '../../lib/trips/saved-trips/schema.ts';

/** Keywords of JSON Schema that fits_schema() of the database supports. */
const known = [
  ...[
    'type',
    'enum',
    'pattern',
    'maxLength',
    'formatMinimum',
    'formatMaximum',
    'minimum',
    'maximum',
  ],
  ...['minItems', 'maxItems', 'items', 'required', 'properties'],
];

export interface Rule {
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly items?: Rule;
  readonly [keyword: string]: unknown;
}

/**
 * Schema of a stored document. Fields with a default may be missing in it, because reading fills
 * them in.
 */
export const documentSchema = (): Rule => ruleOf(z.toJSONSchema(tripDocument, { io: 'input' }));

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Converts a schema to a rule. The database rejects unknown properties in any case. @throws {Error}
 * for keywords that it does not support
 */
export function ruleOf({
  $schema: _,
  default: __,
  format: ___,
  additionalProperties: ____,
  ...schema
}: JsonSchema): Rule {
  const { anyOf, properties, items, ...rest } = schema;
  // A value or null: one rule with two types, whose other keywords do not apply to null.
  const [value, nothing, ...more] = anyOf ?? [];
  if (value && nothing?.type === 'null' && more.length === 0) {
    return { ...ruleOf(value), type: [value.type, 'null'] };
  }
  const unknown = Object.keys({ ...rest, ...(anyOf && { anyOf }) }).filter(
    (keyword) => !known.includes(keyword),
  );
  if (unknown.length > 0) throw new Error(`fits_schema() does not know ${unknown.join(', ')}`);
  return {
    ...rest,
    ...(items && { items: ruleOf(items as JsonSchema) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, rule]) => [name, ruleOf(rule as JsonSchema)]),
      ),
    }),
  };
}

/** A rule as JSON with one line per field. */
export function printRule({ items, properties, ...words }: Rule, indent = ''): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(words).map(([word, value]) => `"${word}": ${JSON.stringify(value)}`);
  if (!items && !properties) return `{ ${lines.join(', ')} }`;
  if (items) lines.push(`"items": ${printRule(items, deeper)}`);
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, rule]) => `${deeper}  "${name}": ${printRule(rule, `${deeper}  `)}`,
    );
    lines.push(`"properties": {\n${fields.join(',\n')}\n${deeper}}`);
  }
  return `{\n${lines.map((line) => deeper + line).join(',\n')}\n${indent}}`;
}
