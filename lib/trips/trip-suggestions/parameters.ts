import { z } from 'zod';
import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { type Character, characters } from '@/lib/records/islands/schema';
import { type Pace, paces } from '@/lib/sea/planner/problem/request';
import { type Style, styles } from '@/lib/trips/budget/question';

/** Start and end of the boats; the airport stands for any port of Athens. */
export const tripSuggestionStarts = ['ATH', 'piraeus', 'rafina', 'lavrio', 'heraklion'] as const;
export type TripSuggestionStart = (typeof tripSuggestionStarts)[number];

export const tripSuggestionLimits = { nights: [2, 14], adults: [1, 9], interests: 3 } as const;

/** Texts in messages/<locale>/tripSuggestions.json, `errors`. */
export type TripSuggestionFault =
  | 'missing'
  | 'unknown-choice'
  | 'nights-out-of-range'
  | 'adults-out-of-range'
  | 'too-many-interests';

const says = (error: TripSuggestionFault) => ({ error });

const whole = ([least, most]: readonly [number, number], fault: TripSuggestionFault) =>
  z
    .string()
    .regex(/^\d{1,3}$/, says(fault))
    .transform(Number)
    .pipe(z.int().min(least, says(fault)).max(most, says(fault)));

/** Fields of the short form, which are also the parameters of its address. */
export const tripSuggestionParameters = z.object({
  month: z
    .string({ error: 'missing' satisfies TripSuggestionFault })
    .regex(/^(?:0?[1-9]|1[0-2])$/, says('unknown-choice'))
    .transform(Number)
    .meta({ description: 'Month of the first day, 1 to 12.' }),
  nights: whole(tripSuggestionLimits.nights, 'nights-out-of-range')
    .default(7)
    .meta({ description: 'Nights on islands, 2 to 14.' }),
  start: z.enum(tripSuggestionStarts, says('unknown-choice')).default('ATH').meta({
    description: 'Where the trip starts and ends: an airport or a port.',
  }),
  interests: z
    .array(z.enum(characters, says('unknown-choice')))
    .max(tripSuggestionLimits.interests, says('too-many-interests'))
    .default([])
    .meta({ description: 'Interests the islands should suit, at most three.' }),
  pace: z
    .enum(paces, says('unknown-choice'))
    .default('steady')
    .meta({ description: 'Pace: `easy` for few islands, `brisk` for many.' }),
  budget: z
    .enum(styles, says('unknown-choice'))
    .default('middle')
    .meta({ description: 'Level of spending on rooms and meals.' }),
  adults: whole(tripSuggestionLimits.adults, 'adults-out-of-range')
    .default(2)
    .meta({ description: 'Number of adults, 1 to 9.' }),
});

export type TripSuggestionField = keyof typeof tripSuggestionParameters.shape;

export interface TripSuggestionAsk {
  readonly month: number;
  readonly nights: number;
  readonly start: TripSuggestionStart;
  readonly interests: readonly Character[];
  readonly pace: Pace;
  readonly budget: Style;
  readonly adults: number;
}

export interface TripSuggestionFieldFault {
  readonly field: TripSuggestionField;
  readonly fault: TripSuggestionFault;
}

const fields = Object.keys(tripSuggestionParameters.shape) as TripSuggestionField[];

/**
 * Fields as they were sent, without blank ones: all interests, and the first value of every other
 * field.
 */
export function tripSuggestionValues(
  raw: RawQuery,
): Partial<Record<TripSuggestionField, string | string[]>> {
  const values = fields.flatMap((field): [string, string | string[]][] => {
    if (field === 'interests') {
      const all = allValues(raw.interests).flatMap((value) => value.split(','));
      const chosen = [...new Set(all.map((one) => one.trim().slice(0, 40)).filter(Boolean))];
      return chosen.length > 0 ? [[field, chosen.slice(0, characters.length + 1)]] : [];
    }
    const value = firstValue(raw[field])?.trim().slice(0, 40);
    return value ? [[field, value]] : [];
  });
  return Object.fromEntries(values);
}

/** True if an address asks for a trip, with valid fields or not. */
export const asksForTripSuggestion = (raw: RawQuery) =>
  Object.keys(tripSuggestionValues(raw)).length > 0;

export type TripSuggestionReading =
  | { readonly ok: true; readonly ask: TripSuggestionAsk }
  | { readonly ok: false; readonly faults: readonly TripSuggestionFieldFault[] };

/**
 * Reads the question. Every fault names its field, each field appears once, and nothing is guessed.
 */
export function readTripSuggestion(raw: RawQuery): TripSuggestionReading {
  const parsed = tripSuggestionParameters.safeParse(tripSuggestionValues(raw));
  if (parsed.success) return { ok: true, ask: parsed.data };
  const faults = new Map<TripSuggestionField, TripSuggestionFault>();
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as TripSuggestionField;
    if (!faults.has(field)) faults.set(field, message as TripSuggestionFault);
  }
  return { ok: false, faults: [...faults].map(([field, fault]) => ({ field, fault })) };
}
