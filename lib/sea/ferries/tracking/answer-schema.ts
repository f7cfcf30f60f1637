import { z } from 'zod';
import { nightAnswer } from '@/lib/sea/timetable/night-answer';
import {
  cancelledAnswer,
  realtimeAnswer,
  warningsAnswer,
} from '@/lib/sea/timetable/realtime-answer';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { vesselKinds } from '@/lib/sea/timetable/types';

const instant = z.number().meta({ description: 'Minutes since the epoch.' });
const position = z
  .tuple([z.number(), z.number()])
  .readonly()
  .meta({ description: 'Longitude, latitude (WGS 84).' });

/** Response of `GET /api/ferries/vessels`. */
export const vesselsAnswer = z.object({
  at: z.iso.datetime().meta({ description: 'The instant the positions hold for.' }),
  source: z.enum(['estimate', 'live', 'mixed']),
  label: z.string().meta({ description: 'What the positions are, to be shown with them.' }),
  timetable: timetableLabel.meta({ description: 'The timetable behind estimates.' }),
  realtime: realtimeAnswer,
  cancelled: z.array(cancelledAnswer).meta({
    description: 'Boats that would be at sea at that instant and do not sail.',
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
      segment: z.int().meta({ description: 'Index of the call it lies at, or left last.' }),
      inPort: z.boolean(),
      path: z
        .string()
        .meta({ description: 'Encoded polyline, four decimals, from the port left to the next.' }),
      position,
      heading: z.number().meta({ description: 'Degrees clockwise from north.' }),
      source: z.enum(['estimate', 'live']),
      delay: z
        .object({
          minutes: z.int().meta({ description: 'Late at the next call; negative where early.' }),
          at: instant.meta({ description: 'When it was said.' }),
          skips: z.array(z.string()).readonly().meta({ description: 'Ports it passes today.' }),
        })
        .optional(),
      warnings: warningsAnswer,
      reportedAt: instant.optional(),
    }),
  ),
});

export type VesselsAnswer = z.infer<typeof vesselsAnswer>;
