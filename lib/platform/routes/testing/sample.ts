import type { Route } from '../route';

const values: Readonly<Record<string, string>> = {
  locale: 'en',
  id: '0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10',
  token: 'Q2x_-abcdefghijklmnopqrs',
  format: 'ics',
  reference: 'K7M2-4QX9',
};

/** An address of a row: the only one, or one of its family. */
export function sampleOf({ path, slugs = [] }: Route): string {
  const slug = 'table' in slugs ? 'a-record-of-the-database' : slugs[0];
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? slug ?? '');
}
