import { z } from 'zod';
import { highestLimit, type Ignored, lastPage } from './address';
import { type Filter, filtersOf, type ListingKind, listingSorts } from './filters';

const modes = { any: 'any of these', all: 'all of these', one: 'one value' } as const;

function parameterOf(name: string, { mode, values }: Filter) {
  const value = z.enum(values as [string, ...string[]]);
  const description = `Filter by ${name}: ${modes[mode]}.`;
  return mode === 'one'
    ? value.optional().meta({ description })
    : z
        .array(value)
        .default([])
        .meta({
          description: `${description} Repeat the parameter or separate values with commas.`,
        });
}

/** Query of a search, for the page and the API. A page ignores invalid values and lists them; the API refuses them. */
export const listingQuery = (kind: ListingKind) =>
  z.object({
    ...Object.fromEntries(
      filtersOf(kind).map(([name, filter]) => [name, parameterOf(name, filter)]),
    ),
    price: z.int().min(0).max(highestLimit).optional().meta({
      description:
        'Highest price in whole euros, in the season of the given month or first day, otherwise in the cheapest season. Records without a price are left out.',
    }),
    q: z.string().max(80).optional().meta({
      description:
        'Matches the beginnings of words in names and places, in either language; a single letter is ignored.',
    }),
    from: z.iso.date().optional().meta({ description: 'First day; its month decides the prices.' }),
    to: z.iso
      .date()
      .optional()
      .meta({ description: 'Last day; needs `from` and must not be before it.' }),
    ...(kind === 'vehicles'
      ? {}
      : {
          area: z.string().optional().meta({
            description: 'Area of the map: south,west,north,east in degrees.',
          }),
          map: z
            .literal('1')
            .optional()
            .meta({ description: '1: also return the first 300 positions.' }),
        }),
    sort: z
      .enum(listingSorts[kind] as readonly [string, ...string[]])
      .optional()
      .meta({
        description: `Sort order; the default is ${listingSorts[kind][0]}.`,
      }),
    page: z.int().min(1).max(lastPage).default(1).meta({
      description: 'Page number from 1; a number beyond the last page returns the last page.',
    }),
  });

/** The query of one record. */
export const slugQuery = z.object({ slug: z.string().meta({ description: 'Id of the record.' }) });

/** Possible errors of a value. Their messages are in messages/<locale>/listings.json under `api.faults`. */
type ListingFaultCode =
  | 'unknown-choice'
  | 'one-value'
  | 'not-a-price'
  | 'no-words'
  | 'not-a-date'
  | 'not-after-from'
  | 'not-an-area'
  | 'not-a-page';

/** An unreadable parameter of a search, reported to a program. */
export interface ListingFault extends Ignored {
  readonly code: ListingFaultCode;
}

const ofFields: Readonly<Record<string, ListingFaultCode>> = {
  price: 'not-a-price',
  q: 'no-words',
  from: 'not-a-date',
  to: 'not-after-from',
  area: 'not-an-area',
  page: 'not-a-page',
};

/** Converts the values that a page ignores and reports to errors. */
export function faultsOf(kind: ListingKind, ignored: readonly Ignored[]): ListingFault[] {
  const filters = new Map(filtersOf(kind));
  return ignored.map(({ name, value }) => {
    const isSecond = filters.get(name)?.values.includes(value);
    const ofValue = isSecond ? 'one-value' : 'unknown-choice';
    return { name, value, code: ofFields[name] ?? ofValue };
  });
}
