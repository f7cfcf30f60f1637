import type { z } from 'zod';
import type { RawQuery } from '@/lib/foundation/http/raw-query';

/** Maximum number of values in a list argument, and of characters in a text. */
const mostValues = 40;
const longestValue = 2000;

/**
 * Converts the arguments of a call to the query of an address. Drops unknown names and turns
 * numbers and flags into text. Never throws; the operation reports invalid values.
 */
export function queryOf(input: z.ZodObject, args: unknown): RawQuery {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return {};
  const known = Object.keys(input.shape).filter((name) => Object.hasOwn(args, name));
  const entries = known.map((name) => [name, queryValue((args as Record<string, unknown>)[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function queryValue(value: unknown): string | string[] | undefined {
  if (Array.isArray(value)) {
    return value.slice(0, mostValues).flatMap((one) => textOf(one) ?? []);
  }
  return textOf(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.slice(0, longestValue);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value === true) return '1';
  return undefined;
}
