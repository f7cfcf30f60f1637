import { z } from 'zod';
import { lastDay, tripNights } from './dates';
import { sharedFields } from './schema';
import { about } from './stored';

const { title, startDate, stops } = sharedFields.shape;

/** A trip in a list, from a row of list_trips(), which returns only the parts a list needs. */
export const tripSummary = about
  .extend({
    isShared: z.boolean(),
    title,
    startDate,
    stops: z.array(stops.element.pick({ island: true, nights: true })),
    legs: z.array(
      z.object({
        position: z.int(),
        sailings: z.array(z.object({ departsAt: z.string(), arrivesAt: z.string() })),
      }),
    ),
  })
  .transform((trip) => ({
    id: trip.id,
    title: trip.title,
    startDate: trip.startDate,
    version: trip.version,
    archivedAt: trip.archivedAt,
    deletedAt: trip.deletedAt,
    updatedAt: trip.updatedAt,
    isShared: trip.isShared,
    /** Day of coming home, overnight boats counted; null without a first day. */
    lastDay: lastDay(trip),
    nights: tripNights(trip),
    islands: trip.stops.map(({ island }) => island),
  }));

/** A trip in a list. */
export type TripSummary = Readonly<z.output<typeof tripSummary>>;
