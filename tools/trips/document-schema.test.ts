import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { tripLimits } from '../../lib/trips/saved-trips/limits.ts';
import { documentSchema, printRule, ruleOf } from './document-schema.ts';
import { migrationsFolder, storedSchema } from './schema-migration.ts';

const migration = (name: string) => readFileSync(new URL(name, migrationsFolder), 'utf8');

describe("the database's schema of a trip", () => {
  it('matches lib/trips/saved-trips/schema.ts: otherwise `npm run data -- trips` writes a migration', () => {
    expect(storedSchema()).toEqual(documentSchema());
  });

  it('is printed without changes', () => {
    expect(JSON.parse(printRule(documentSchema()))).toEqual(documentSchema());
  });

  it('limits every list, text and number, as fits_schema() requires', () => {
    const unbounded: string[] = [];
    const look = (rule: ReturnType<typeof documentSchema>, path: string): void => {
      const is = (type: string) => [rule.type].flat().includes(type);
      const has = (...words: string[]) => words.some((word) => rule[word] !== undefined);
      if (is('string') && !has('enum', 'pattern', 'maxLength')) unbounded.push(path);
      if (is('integer') && !(has('minimum') && has('maximum'))) unbounded.push(path);
      if (is('number')) unbounded.push(path);
      if (is('array') && !has('maxItems')) unbounded.push(path);
      if (rule.items) look(rule.items, `${path}[]`);
      for (const [name, one] of Object.entries(rule.properties ?? {})) look(one, `${path}.${name}`);
    };
    look(documentSchema(), '$');
    expect(unbounded).toEqual([]);
  });

  it('uses only keywords that fits_schema() supports', () => {
    const rule = (schema: z.ZodType) => () => ruleOf(z.toJSONSchema(schema));
    expect(rule(z.object({ a: z.number().multipleOf(2) }))).toThrow('multipleOf');
    expect(rule(z.union([z.string().max(3), z.int()]))).toThrow('anyOf');
    expect(rule(z.strictObject({ a: z.string().max(3).nullable() }))).not.toThrow();
  });

  it('has the numeric limits of the SQL', () => {
    const sizes = migration('20261123154000_trip_sizes.sql');
    const most = Number(/bytes > (\d+)/.exec(sizes)?.[1]);
    expect(most).toBe((tripLimits.documentBytes * 11) / 10);
    expect(migration('20261122010030_trip_functions.sql')).toContain(`>= ${tripLimits.trips} then`);
  });
});
