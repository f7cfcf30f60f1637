import { z } from 'zod';
import { nightAnswer } from '@/lib/sea/timetable/night-answer';
import {
  cancelledAnswer,
  realtimeAnswer,
  warningsAnswer,
} from '@/lib/sea/timetable/realtime-answer';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { vesselKinds } from '@/lib/sea/timetable/types';

const instant = z.number().meta({ description: 'Minutes since the Unix epoch.' });
const position = z
  .tuple([z.number(), z.number()])
  .readonly()
  .meta({ description: 'Longitude, latitude (WGS 84).' });

/** Response of `GET /api/ferries/vessels`. */
export const vesselsAnswer = z.object({
  at: z.iso.datetime().meta({ description: 'Time of the positions, ISO 8601.' }),
  source: z.enum(['estimate', 'live', 'mixed']),
  label: z.string().meta({ description: 'Nature of the positions; show it with them.' }),
  timetable: timetableLabel.meta({ description: 'Timetable used for estimates.' }),
  realtime: realtimeAnswer,
  cancelled: z.array(cancelledAnswer).meta({
    description: 'Cancelled boats that would be at sea at that time.',
  }),
  vessels: z.array(
    z.object({
      id: z.string(),
      tripId: z.string(),
      serviceDay: z.iso.date(),
      night: nightAnswer,
      name: z.string().nullable(),
      kind: z.enum(vesselKinds),
      lineId: z.string(),
      operatorId: z.string(),
      calls: z
        .array(z.object({ portId: z.string(), arrival: instant, departure: instant }))
        .readonly(),
      segment: z
        .int()
        .meta({ description: 'Index of the port call where the boat is, or which it left last.' }),
      inPort: z.boolean(),
      path: z
        .string()
        .meta({ description: 'Encoded polyline, four decimals, from the last port to the next.' }),
      position,
      heading: z.number().meta({ description: 'Degrees clockwise from north.' }),
      source: z.enum(['estimate', 'live']),
      delay: z
        .object({
          minutes: z.int().meta({ description: 'Delay at the next call; negative if early.' }),
          at: instant.meta({ description: 'Time of the report, minutes since the Unix epoch.' }),
          skips: z.array(z.string()).readonly().meta({ description: 'Ports skipped today.' }),
        })
        .optional(),
      warnings: warningsAnswer,
      reportedAt: instant.optional(),
    }),
  ),
});

export type VesselsAnswer = z.infer<typeof vesselsAnswer>;
