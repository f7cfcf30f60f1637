import type { z } from 'zod';
import type { RawQuery } from '@/lib/http/raw-query';

/** A list of arguments is not read beyond this, nor a text. */
const mostValues = 40;
const longestValue = 2000;

/**
 * Arguments of a call as the query that an address would hold: names the schema does not know are left out, numbers
 * and flags become text. Never throws; what makes no sense is for the operation to name.
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
