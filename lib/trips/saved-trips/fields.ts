import { z } from 'zod';
import type { Fault } from '@/lib/platform/actions/faults';
import { slugLength, slugPattern } from '../../booking/listings/slug.ts';
import { tripLimits } from './limits.ts';

/*
 * Kinds of fields of a trip. Reading a text normalizes it in place: a submitted text becomes the stored one, and a
 * stored one stays the same. `meta` repeats for the database, in the words of JSON Schema, the checks that functions
 * make here.
 */

type TripFault = Fault<'savedTrips'>;
export const fault = (code: TripFault) => code;

/** Length as the database counts it: code points, not UTF-16 units. */
const length = (value: string) => [...value].length;

/** Line ends become one character. Control characters and unpaired surrogates, which the database rejects, are removed. */
const clean = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|\p{Cs}/gu, '')
    .trim();

/** Text of several lines, which may be empty. */
export const text = (most: number, tooLong: TripFault) =>
  z
    .string(fault('documentInvalid'))
    .overwrite(clean)
    .refine((value) => length(value) <= most, tooLong)
    .meta({ maxLength: most });

/** Text that programs write, kept as it is. */
export const bounded = (most: number) =>
  z
    .string(fault('documentInvalid'))
    .refine((value) => length(value) <= most, fault('documentInvalid'))
    .meta({ maxLength: most });

/** Text of one line, which may not be empty. */
export const line = (most: number, missing: TripFault, tooLong: TripFault) =>
  z
    .string(missing)
    .overwrite((value) => clean(value).replace(/\s*\n\s*/g, ' '))
    .refine((value) => value !== '', missing)
    .refine((value) => length(value) <= most, tooLong)
    .meta({ maxLength: most, pattern: '[^\\s\\x01-\\x1f\\x7f-\\x9f]' });

export const whole = (least: number, most: number, wrong: TripFault) =>
  z.int(wrong).min(least, wrong).max(most, wrong);

export const cents = whole(0, tripLimits.cents, 'costInvalid').nullable().default(null);

/** True for an address of the web that a browser can open. */
export const isWebAddress = (value: string) =>
  /^https?:\/\/[^\s/?#]/.test(value) && length(value) <= tripLimits.url && URL.canParse(value);

/** A web address; an empty one counts as none. Keyboards of phones write `Https://`. */
export const url = z
  .string(fault('urlInvalid'))
  .overwrite((value) => value.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase()))
  .meta({ maxLength: tripLimits.url, pattern: '^https?://[^\\s/?#]' })
  .nullable()
  .default(null)
  .overwrite((value) => value || null)
  .refine((value) => value === null || isWebAddress(value), fault('urlInvalid'));

export const uuid = z.guid(fault('documentInvalid'));

/** The id of one of our listings; which kind of listing, the entry's kind says. Whether there is one, only its table knows. */
export const listingSlug = z
  .string(fault('documentInvalid'))
  .max(slugLength.most, fault('documentInvalid'))
  .regex(slugPattern, fault('documentInvalid'))
  .nullable()
  .default(null);

/** GTFS stop_id. */
export const portId = z
  .string(fault('documentInvalid'))
  .regex(/^[A-Za-z0-9:_.-]{1,80}$/, fault('documentInvalid'));

/** A place of the timetable (`piraeus`) or an airport (`JTR`). */
export const gateway = z
  .string(fault('documentInvalid'))
  .regex(/^[A-Za-z0-9-]{2,40}$/, fault('gatewayUnknown'))
  .nullable()
  .default(null);

/** A day a trip may begin on. */
export const date = z.iso
  .date(fault('dateInvalid'))
  .refine((day) => day >= tripLimits.firstDate && day <= tripLimits.lastDate, fault('dateInvalid'))
  .meta({ formatMinimum: tripLimits.firstDate, formatMaximum: tripLimits.lastDate });

/** Year or month of a fare: `2026`, `2026-08`. */
export const asOf = z
  .string(fault('documentInvalid'))
  .regex(/^20[0-9]{2}(-(0[1-9]|1[0-2]))?$/, fault('documentInvalid'))
  .nullable()
  .default(null);

/** An instant, kept as ISO in UTC to the millisecond (`2027-07-05T04:30:00.000Z`): as texts they compare. */
export const instant = z.iso
  .datetime({ offset: true, error: fault('documentInvalid'), abort: true })
  .overwrite((moment) => new Date(moment).toISOString())
  .meta({ pattern: z.regexes.datetime({ precision: 3 }).source });
