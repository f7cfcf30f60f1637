import { z } from 'zod';
import { highestLimit, lastPage } from './address';
import { type Filter, filtersOf, type ListingKind, listingSorts } from './filters';

const modes = { any: 'One of them.', all: 'Each of them.', one: 'One value.' } as const;

function parameterOf(name: string, { mode, values }: Filter) {
  const value = z.enum(values as [string, ...string[]]);
  const description = `${name}: ${modes[mode]}`;
  return mode === 'one'
    ? value.optional().meta({ description })
    : z
        .array(value)
        .default([])
        .meta({ description: `${description} Repeated, or with commas.` });
}

/** The query of a search, the same on the page and in the API. A page leaves out what makes no sense and says so; the API refuses it. */
export const listingQuery = (kind: ListingKind) =>
  z.object({
    ...Object.fromEntries(
      filtersOf(kind).map(([name, filter]) => [name, parameterOf(name, filter)]),
    ),
    price: z.int().min(0).max(highestLimit).optional().meta({
      description:
        'The most it may cost, whole euros, in the season asked for (by month or first day), else in the cheapest. What has no price is left out.',
    }),
    q: z.string().max(80).optional().meta({
      description:
        'Beginnings of words of name and place, in either language; one letter alone is none.',
    }),
    from: z.iso
      .date()
      .optional()
      .meta({ description: 'First day: its month is that of the prices.' }),
    to: z.iso
      .date()
      .optional()
      .meta({ description: 'Last day; not before `from`, which it needs.' }),
    ...(kind === 'vehicles'
      ? {}
      : {
          area: z.string().optional().meta({
            description: 'A part of the map: south,west,north,east in degrees.',
          }),
          map: z
            .literal('1')
            .optional()
            .meta({ description: 'Sends the first 300 positions as well.' }),
        }),
    sort: z
      .enum(listingSorts[kind] as readonly [string, ...string[]])
      .optional()
      .meta({
        description: `Order; ${listingSorts[kind][0]} without a word.`,
      }),
    page: z.int().min(1).max(lastPage).default(1).meta({
      description: 'From 1; the last one where there are fewer.',
    }),
  });

/** The query of one record. */
export const slugQuery = z.object({ slug: z.string().meta({ description: 'Its id.' }) });
