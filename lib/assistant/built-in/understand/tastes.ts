import type { Character } from '@/lib/records/islands/schema';
import type { Pace } from '@/lib/sea/planner/problem/request';
import type { Vehicle, VesselKind } from '@/lib/sea/timetable/types';
import { anyOf, patternOf, rowsIn, takenIn, valuesIn } from './slots';
import type { Reading } from './text';

/** Tastes and dislikes of a traveller. */
export interface Tastes {
  readonly likes: readonly Character[];
  readonly dislikes: readonly Character[];
  readonly pace?: Pace;
}

const not =
  "(?:not? (?:the |a )?(?:fan of |too |so |very |over(?:ly )?|into |interested in |looking for |much |too much |too many |want )?|without (?:too many |many |much |a lot of |lots of |any |the )?|anything but (?:the )?|anywhere but (?:the )?|other than |except |far from (?:the )?|avoid(?:ing)? |hate |(?:can'?t|cannot|can not|couldn'?t) (?:stand|bear|take|do) (?:the |any )?|(?:sick|tired) of (?:the )?|fed up with (?:the )?|allergic to (?:the )?|dislike |don'?t (?:want|like|need|care about|care for) (?:the )?|nothing with |less |away from (?:the )?|χωρισ (?:πολλ\\p{L}+ |πολυ |τοσ\\p{L}+ |καθολου )?|οχι (?:πολλ\\p{L}+ |πολυ |σε |τα |το |τη |την |τισ )?|δεν? (?:θελουμε|θελω|ψαχνουμε|ψαχνω|μασ αρεσει|μου αρεσει|μασ αρεσουν|μου αρεσουν|μασ ενδιαφερει) (?:τη |το |τα |τισ |την )?(?:πολλ\\p{L}+ )?|μακρια απο |(?:δεν? |μη )(?:τα |τισ |τη |το )?(?:αντεχ\\p{L}+|μπορ\\p{L}+) (?:τα |τη |την |το |τισ )?|μισ(?:ω|ουμε) (?:τα |τη |την |το |τισ )?|βαρεθηκ\\p{L}+ (?:τα |τη |την |το |τισ )?)";

/** Finds likes and dislikes in a message. */
export function tastesIn(reading: Reading): Tastes {
  const dislikes = rowsIn('likes')
    .filter(([, pattern]) => reading.take(`${not}(?:${pattern})`))
    .map(([like]) => like as Character);
  if (
    reading.take(
      `${not}(?:crowds?|crowded|touristy|tourists?|busy|noise|noisy|κοσμο|πολυκοσμια|τουριστικ\\p{L}*|φασαρια)`,
    )
  ) {
    return { ...restOf(reading), likes: ['quiet', ...restOf(reading).likes], dislikes };
  }
  const rest = restOf(reading);
  return { ...rest, likes: rest.likes.filter((one) => !dislikes.includes(one)), dislikes };
}

function restOf(reading: Reading): Omit<Tastes, 'dislikes'> {
  const [pace] = valuesIn<Pace>(reading, 'pace');
  return { likes: valuesIn(reading, 'likes'), ...(pace ? { pace } : {}) };
}

/** Requirements for the boats, with the vehicle brought along. */
export interface BoatWishes {
  readonly noEarly?: boolean;
  readonly noLate?: boolean;
  /** Wants large ships and short crossings. */
  readonly seasick?: boolean;
  readonly kinds?: readonly VesselKind[];
  readonly direct?: boolean;
  readonly maxHours?: number;
  /** Earliest and latest departure, `HH:MM`. */
  readonly after?: string;
  readonly before?: string;
  /** `none` if the traveller explicitly comes without a vehicle. */
  readonly vehicle?: Vehicle | 'none';
}

export function boatWishesIn(reading: Reading): BoatWishes {
  const found = takenIn(reading, 'boats');
  const hours = found.get('maxHours');
  const vehicle = vehicleIn(reading);
  const flags = (['noEarly', 'noLate', 'seasick', 'direct'] as const).filter((one) =>
    found.has(one),
  );
  const isLarge = found.has('slow') || found.has('seasick');
  return {
    ...Object.fromEntries(flags.map((one) => [one, true])),
    ...(isLarge ? { kinds: ['conventional', 'local'] } : {}),
    ...(found.has('fast') && !isLarge ? { kinds: ['high-speed'] } : {}),
    ...(hours ? { maxHours: Number(hours[1]) } : {}),
    ...(vehicle ? { vehicle } : {}),
  };
}

/** A vehicle that travels along, `none` if the traveller comes without. A rented one is not brought. */
function vehicleIn(reading: Reading): BoatWishes['vehicle'] {
  const nouns = `(?:${anyOf('vehicle')})`;
  const without = `(?:${patternOf('brought', 'none')})${nouns}|${patternOf('brought', 'foot')}`;
  if (reading.take(without)) return 'none';
  if (
    /rent|hire|νοικι|ενοικι|need (?:an? |the |our )?(?:car|scooter|bike|vehicle|jeep)/.test(
      reading.text,
    )
  )
    return undefined;
  const [before, after] = [patternOf('brought', 'before'), patternOf('brought', 'after')];
  return rowsIn('vehicle').find(([, noun]) =>
    reading.take(
      `(?:(?:${before}) |(?<=,) ?)(?:(?:${before}|an?|1|the|the family|along|small|big|το|τη|την|τα|ενα|μια) )*(?:${noun})(?! (?:hire|rental))|(?:${noun}) (?:${after}|(?:and|\\+|&|,|plus|και) (?:the |a |1 |τον |ενα(?:ν|σ)? )?(?:\\d|driver|passenger|adult|οδηγ))`,
    ),
  )?.[0] as BoatWishes['vehicle'];
}
