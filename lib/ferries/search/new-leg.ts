import { allValues, type RawQuery } from '@/lib/http/raw-query';

/**
 * A query with the fields of the form for a further leg (`leg-from`, `leg-to`, `leg-date`) written as one
 * more `leg`. Fields that are all empty say nothing; some empty make a leg that is refused.
 */
export function withNewLeg(query: RawQuery): RawQuery {
  const { 'leg-from': from, 'leg-to': to, 'leg-date': date, ...rest } = query;
  const parts = [from, to, date].map((part) => (typeof part === 'string' ? part.trim() : ''));
  if (!parts[1]) return rest;
  return { ...rest, leg: [...allValues(rest.leg), parts.join('~')] };
}
