import type { Case, Expected } from './checks';

type Said = string | readonly string[];

/** Builds test cases from rows of an expectation and one or more ways to phrase it. */
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

/** Range for the first day, both ends included. */
export const within = (from: string, to: string) => ({ firstWithin: [from, to] as const });
