import { z } from 'zod';
import { addDays } from '@/lib/foundation/time/days';
import { nightOf } from '@/lib/foundation/time/nights';
import type { EpochMinutes } from '@/lib/foundation/time/types';

/** Night in which a boat leaves. */
export const nightAnswer = z
  .object({ evening: z.iso.date(), morning: z.iso.date() })
  .nullable()
  .meta({
    description:
      'For departures between midnight and 05:00: the night they belong to, from one day to the next. Otherwise null.',
  });

export function nightAnswerOf(departure: EpochMinutes): z.infer<typeof nightAnswer> {
  const evening = nightOf(departure);
  return evening === undefined ? null : { evening, morning: addDays(evening, 1) };
}
