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
      'Of what leaves between midnight and 05:00: the night from one day to the next, which people call by its evening. Null by day.',
  });

export function nightAnswerOf(departure: EpochMinutes): z.infer<typeof nightAnswer> {
  const evening = nightOf(departure);
  return evening === undefined ? null : { evening, morning: addDays(evening, 1) };
}
