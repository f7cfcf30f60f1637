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
      id: z.string().meta({ description: 'What `from` and `to` of a search and a plan take.' }),
      name: localizedAnswer,
      kind: z.enum(['island', 'gateway']).meta({
        description: '`island`: one of the Cyclades; `gateway`: where tours begin or end.',
      }),
      position,
      ports: z.array(
        z.object({
          id: z.string().meta({ description: 'A search takes it where one port is meant.' }),
          name: localizedAnswer,
          position,
          minTransferMinutes: z
            .int()
            .min(0)
            .meta({ description: 'From getting off one boat to boarding another.' }),
        }),
      ),
    }),
  ),
});

export type PlacesAnswer = z.infer<typeof placesAnswer>;
