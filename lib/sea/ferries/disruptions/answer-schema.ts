import { z } from 'zod';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import { windVerdicts } from '@/lib/sea/ferries/ferry-guide/wind-scale';
import { alertEffects } from '@/lib/sea/timetable/realtime/types';
import { timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { troubleKinds } from './types';

const time = z.iso.datetime({ offset: true, precision: -1 });

const boat = z.object({
  id: z.string().meta({ description: 'Stable for the boat, its day and the kind of news.' }),
  vessel: z.string().nullable(),
  line: z.string().meta({ description: 'Line of the timetable.' }),
  date: z.iso.date(),
  ports: z.array(z.string()).meta({ description: 'Port ids in the order of the calls.' }),
  departure: time.meta({ description: 'Scheduled departure of the first call.' }),
  reportedAt: time,
});

export const disruptionsAnswer = z.object({
  label: timetableLabel,
  state: z.enum(['live', 'partly', 'away', 'none']).meta({
    description:
      'none: no live service is configured, so cancellations are unknown here; away: it does not answer; partly: one of several does not. Empty lists mean “nothing reported” with live alone.',
  }),
  reportedAt: time.nullable(),
  days: z.array(z.iso.date()).meta({
    description:
      'Today and the next three, to which the winds refer. Reports may be about later days too.',
  }),
  cancelled: z.array(boat),
  late: z.array(boat.extend({ delayMinutes: z.int() })),
  changed: z
    .array(
      boat.extend({
        change: z.enum(troubleKinds),
        delayMinutes: z.int().meta({ description: 'Negative if early.' }),
        skippedPorts: z.array(z.string()),
      }),
    )
    .meta({ description: 'Boats that skip ports, leave early, or whose change is not known.' }),
  notices: z.array(
    z.object({
      id: z.string(),
      effect: z.enum(alertEffects),
      isStrike: z.boolean(),
      header: z.string(),
      description: z.string().nullable(),
      url: z.string().nullable(),
      from: time.nullable(),
      until: time.nullable(),
      days: z.array(z.iso.date()),
      ports: z
        .array(z.string())
        .nullable()
        .meta({ description: 'Port ids; null if it is about all ports.' }),
      lines: z
        .array(z.object({ line: z.string(), date: z.iso.date(), boats: z.int() }))
        .meta({ description: 'Boats that it stops or may stop, by line and day.' }),
      reportedAt: time,
    }),
  ),
  forecast: z.object({ state: z.enum(['fresh', 'last', 'none']), askedAt: time.nullable() }),
  winds: z
    .array(
      z.object({
        id: z.string(),
        date: z.iso.date(),
        area: z.enum(seaAreaIds),
        beaufort: z.int().min(0).max(12),
        waveM: z.number().nullable(),
        lines: z.array(
          z.object({ line: z.string(), boats: z.int(), verdict: z.enum(windVerdicts) }),
        ),
      }),
    )
    .meta({
      description:
        'Our estimate by the scale of the ferry guide, not a sailing ban, which only the port authority can issue. doubtful: some may be cancelled; stays: usually stays in port.',
    }),
  rights: z.object({
    text: z.string(),
    checkedOn: z.iso.date(),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
});

export type DisruptionsAnswer = z.infer<typeof disruptionsAnswer>;
