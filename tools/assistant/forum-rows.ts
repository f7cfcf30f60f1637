import type { Case, Expected } from './checks';

type Said = string | readonly string[];

/** Rows of what is meant, and one or more ways to say it. */
export const casesOf = (
  from: Case['from'],
  rows: readonly (readonly [Expected, ...Said[]])[],
): Case[] =>
  rows.flatMap(([expected, ...all]) =>
    all.map((one): Case => {
      const messages = typeof one === 'string' ? [one] : one;
      const locale = /[α-ω]/i.test(messages.join('')) ? 'el' : 'en';
      return { locale, messages, expected, from };
    }),
  );

export const trip = (more: Omit<Expected, 'kind'>): Expected => ({ kind: 'trip', ...more });
export const tool = (name: string, input: Expected['input'] = {}): Expected => ({
  kind: 'tool',
  tool: name,
  input,
});

/** A day within these, both included. */
export const within = (from: string, to: string) => ({ firstWithin: [from, to] as const });
