import 'server-only';
import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { readingOperation } from '@/lib/platform/operations/reading';
import { operatorsOfLines } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { labelOf, timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import { vesselKinds } from '@/lib/sea/timetable/types';
import { connectionBook } from './direct-connections';

const answer = z.object({
  label: timetableLabel,
  place: z.string(),
  way: z.enum(['from', 'to']),
  connections: z.array(
    z.object({
      place: z.object({ id: z.string(), name: localizedAnswer }),
      fromPort: z.string(),
      toPort: z.string(),
      shortestMinutes: z.int(),
      longestMinutes: z.int(),
      vesselKinds: z.array(z.enum(vesselKinds)),
      operators: z.array(localizedAnswer),
      boatsAWeek: z
        .array(
          z.object({
            season: z.string().nullable(),
            monday: z.iso.date(),
            boats: z.int(),
            weekdays: z.array(z.int()),
          }),
        )
        .meta({
          description:
            'One way, in a usual week of each season; weekdays with a boat, Monday as 0.',
        }),
      lowestCents: z.int().nullable().meta({ description: 'Lowest adult fare; null if unknown.' }),
    }),
  ),
});

export type DirectConnectionsAnswer = z.infer<typeof answer>;

/** Places that boats connect with a place without a change. */
export const getDirectConnections = readingOperation({
  name: 'getDirectConnections',
  summary: 'Places with a direct boat from or to a port or island',
  description:
    'Call it for “where can I get to from X without changing” or “which islands are linked to X”, without a date: every place with a direct boat, time on board, kinds of vessels, companies, boats a week by season and the lowest fare. For boats of a day use searchFerries.',
  input: z.object({
    place: z
      .string()
      .refine((id) => ferryNetwork().stations.has(id))
      .meta({ description: 'Island or mainland port.' }),
    way: z.enum(['from', 'to']).default('from'),
  }),
  answer,

  async answerOf({ place, way }, locale) {
    const network = ferryNetwork();
    const book = connectionBook(network.timetable);
    return {
      label: labelOf(network, await timetableText(network.info, locale)),
      place,
      way,
      connections: book[way](place).map((one) => ({
        place: { id: one.place.id, name: one.place.name },
        fromPort: one.ports[0],
        toPort: one.ports[1],
        shortestMinutes: one.minutes[0],
        longestMinutes: one.minutes[1],
        vesselKinds: [...one.kinds],
        operators: operatorsOfLines(network, one.lineIds).map(({ name }) => name),
        boatsAWeek: book.weeks.map(({ season, monday }, week) => ({
          season: season ?? null,
          monday,
          boats: one.boats[week] ?? 0,
          weekdays: [...(one.weekdays[week] ?? [])],
        })),
        lowestCents: one.fromCents,
      })),
    };
  },
});
