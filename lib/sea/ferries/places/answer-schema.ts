import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';

const position = z
  .tuple([z.number(), z.number()])
  .meta({ description: 'Longitude, latitude (WGS 84).' });

/** Response of `GET /api/ferries/places`. */
export const placesAnswer = z.object({
  label: timetableLabel,
  places: z.array(
    z.object({
      id: z.string().meta({
        description:
          'Place id, as used in `from` and `to` of a search, and `start` and `end` of a plan.',
      }),
      name: localizedAnswer,
      kind: z.enum(['island', 'gateway']).meta({
        description: '`island`: one of the Cyclades; `gateway`: a place where trips start or end.',
      }),
      position,
      ports: z.array(
        z.object({
          id: z.string().meta({ description: 'Port id, for searches from or to a single port.' }),
          name: localizedAnswer,
          position,
          minTransferMinutes: z
            .int()
            .min(0)
            .meta({ description: 'Minimum minutes between two boats in this port.' }),
        }),
      ),
    }),
  ),
});

export type PlacesAnswer = z.infer<typeof placesAnswer>;
