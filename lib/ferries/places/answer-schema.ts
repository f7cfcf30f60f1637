import { z } from 'zod';
import { timetableLabel } from '@/lib/timetable/timetable-label';

const bilingual = z.object({ en: z.string(), el: z.string() });
const position = z
  .tuple([z.number(), z.number()])
  .meta({ description: 'Longitude, latitude (WGS 84).' });

/** Response of `GET /api/ferries/places`. */
export const placesAnswer = z.object({
  label: timetableLabel,
  places: z.array(
    z.object({
      id: z.string().meta({ description: 'What `from` and `to` of a search and a plan take.' }),
      name: bilingual,
      kind: z.enum(['island', 'gateway']).meta({
        description: '`island`: one of the Cyclades; `gateway`: where tours begin or end.',
      }),
      position,
      ports: z.array(
        z.object({
          id: z.string().meta({ description: 'A search takes it where one port is meant.' }),
          name: bilingual,
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
