import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { currencies } from './currency';
import { boatChoices, gateways, moves, styles } from './question';
import { bases, categories } from './rules';
import { changes } from './savings';

const cents = z.int().min(0);
const range = z
  .object({ low: cents, likely: cents, high: cents })
  .meta({ description: 'Euro cents; low ≤ likely ≤ high.' });
const end = z.enum([...islandSlugs, 'gateway']);

const line = z.object({
  category: z.enum(categories),
  island: z.enum(islandSlugs).nullable().meta({ description: 'Null for the whole trip.' }),
  leg: z
    .object({
      from: end,
      to: end,
      date: z.iso.date().nullable().meta({ description: 'Null where only the month is known.' }),
    })
    .nullable(),
  count: z.int().min(1).meta({ description: 'Rooms, cars, pairs of sunbeds or travellers.' }),
  units: z.int().min(0).meta({ description: 'Nights, days or times.' }),
  range,
  basis: z.enum(bases).meta({
    description:
      'What it rests on. Of ferries: fares of the day, of the nearest day with a boat, of a week of the season. Else: real listings, samples that are made up, published prices, our estimate. `unknown` is in no sum.',
  }),
});

/** Response of `GET /api/budget`. */
export const budgetAnswer = z.object({
  label: timetableLabel,
  page: z.string().meta({ description: 'Address of the same budget for people.' }),
  stops: z.array(z.object({ island: z.enum(islandSlugs), nights: z.int().min(1) })),
  date: z.iso.date().nullable(),
  month: z.int().min(1).max(12).nullable(),
  adults: z.int().min(1),
  children: z.int().min(0),
  style: z.enum(styles),
  move: z.enum(moves),
  from: z.enum(gateways),
  boats: z.enum(boatChoices),
  outings: z.int().min(0),
  nights: z.int().min(1),
  rooms: z.int().min(1),
  total: range,
  perPerson: range.meta({ description: 'An equal share, children included.' }),
  perDay: range.meta({ description: 'Of the party, a day with its night.' }),
  byCategory: z.array(z.object({ category: z.enum(categories), range })),
  lines: z.array(line),
  savings: z
    .array(
      z.object({
        change: z.enum(changes),
        cents: z.int().min(1).meta({ description: 'By which the likely total is lower.' }),
        page: z.string().meta({ description: 'The budget with this change made.' }),
      }),
    )
    .meta({ description: 'Each worked out anew; the most first.' }),
  currency: z
    .object({
      code: z.enum(currencies),
      rate: z.number().positive().meta({ description: 'Units for one euro.' }),
      date: z.iso.date().meta({ description: 'Of the European Central Bank’s reference rate.' }),
      total: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
    })
    .nullable(),
});

export type BudgetAnswer = z.infer<typeof budgetAnswer>;
