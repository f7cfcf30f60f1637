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
      date: z.iso.date().nullable().meta({ description: 'Null if only the month is known.' }),
    })
    .nullable(),
  count: z
    .int()
    .min(1)
    .meta({ description: 'Number of rooms, cars, pairs of sunbeds or travellers.' }),
  units: z.int().min(0).meta({ description: 'Number of nights, days or times.' }),
  range,
  basis: z.enum(bases).meta({
    description:
      'Basis of the amount. For ferries: fares of the day, of the nearest day with a boat, or of a week of the season. Otherwise: real listings, invented samples, published prices or our estimate. `unknown` is not included in any sum.',
  }),
});

/** Response of `GET /api/budget`. */
export const budgetAnswer = z.object({
  label: timetableLabel,
  page: z.string().meta({ description: 'Page with the same budget.' }),
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
  perPerson: range.meta({ description: 'Equal share per traveller, children included.' }),
  perDay: range.meta({ description: 'For the whole party, per day with its night.' }),
  byCategory: z.array(z.object({ category: z.enum(categories), range })),
  lines: z.array(line),
  savings: z
    .array(
      z.object({
        change: z.enum(changes),
        cents: z.int().min(1).meta({ description: 'Reduction of the likely total.' }),
        page: z.string().meta({ description: 'Page of the budget with this change.' }),
      }),
    )
    .meta({ description: 'Each one is recalculated; the largest saving comes first.' }),
  currency: z
    .object({
      code: z.enum(currencies),
      rate: z.number().positive().meta({ description: 'Units per euro.' }),
      date: z.iso
        .date()
        .meta({ description: 'Date of the European Central Bank’s reference rate.' }),
      total: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
    })
    .nullable(),
});

export type BudgetAnswer = z.infer<typeof budgetAnswer>;
