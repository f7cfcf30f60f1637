import { z } from 'zod';
import { compareFerryOrFlight } from '@/lib/booking/ferry-or-flight/operation';
import { allValues } from '@/lib/foundation/http/raw-query';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import {
  type BookingLinkAnswer,
  getBookingLink,
} from '@/lib/sea/ferries/connections/booking-operation';
import {
  type DirectConnectionsAnswer,
  getDirectConnections,
} from '@/lib/sea/ferries/connections/operation';
import type { DisruptionsAnswer } from '@/lib/sea/ferries/disruptions/answer-schema';
import { getDisruptions } from '@/lib/sea/ferries/disruptions/operation';
import type { PlacesAnswer } from '@/lib/sea/ferries/places/answer-schema';
import { listPlaces } from '@/lib/sea/ferries/places/operation';
import { getSailingWeather } from '@/lib/sea/ferries/sailing-weather/operation';
import type { SearchAnswer } from '@/lib/sea/ferries/search/answer-schema';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { toolOf } from './tool';

const label = z.object({ isTypical: z.boolean(), text: z.string() });

/** Journeys per day in a brief. The page shows the others. */
const mostJourneys = 8;

const sailings = z.object({
  label,
  passengers: z.number(),
  children: z.number(),
  vehicle: z.string().nullable(),
  crossings: z.array(
    z.object({
      purpose: z.string(),
      from: z.object({ id: z.string(), name: localizedAnswer }),
      to: z.object({ id: z.string(), name: localizedAnswer }),
      date: z.string(),
      found: z.number(),
      nearestDays: z
        .object({ before: z.string().nullable(), after: z.string().nullable() })
        .nullable(),
      journeys: z
        .array(
          z.object({
            departure: z.string(),
            arrival: z.string(),
            minutes: z.number(),
            transfers: z.number(),
            shownFirst: z.boolean(),
            adultCents: z.number().nullable(),
            totalCents: z.number().nullable(),
            legs: z.array(
              z.object({
                kind: z.string(),
                from: z.string(),
                to: z.string(),
                departure: z.string(),
                arrival: z.string(),
                tripId: z.string().optional(),
                operator: z.object({ name: localizedAnswer }).optional(),
                vessel: z.string().nullable().optional(),
                vesselKind: z.string().optional(),
                byArrangement: z.object({ phones: z.array(z.string()) }).nullish(),
              }),
            ),
          }),
        )
        .transform((journeys) => journeys.slice(0, mostJourneys)),
      cancelled: z.array(
        z.object({ departure: z.string(), arrival: z.string(), vessel: z.string().nullable() }),
      ),
    }),
  ),
  ports: z.record(
    z.string(),
    z.object({ name: localizedAnswer, place: z.object({ id: z.string(), name: localizedAnswer }) }),
  ),
});

/** Tool for sailings between two places. */
export const sailingsTool = toolOf<SearchAnswer>({
  operation: searchFerries,
  brief: sailings,
  pages({ crossings }, query) {
    const given = Object.entries(query).flatMap(([name, value]) =>
      allValues(value).map((one) => [name, one]),
    );
    const outbound = crossings[0];
    const parameters = new URLSearchParams(given.filter(([name]) => name !== 'date'));
    if (outbound) parameters.set('date', outbound.date);
    const ends = crossings.flatMap(({ from, to }) => [from.id, to.id]);
    return {
      page: `${routes.ferryTicketsSearch}?${parameters.toString().replaceAll('%7E', '~')}`,
      ...islandPages(ends),
    };
  },
});

/** Tool for islands and ports with the ids that other tools take. */
export const placesTool = toolOf<PlacesAnswer>({
  operation: listPlaces,
  brief: z.object({
    label,
    places: z.array(
      z.object({
        id: z.string(),
        name: localizedAnswer,
        kind: z.string(),
        ports: z.array(z.object({ id: z.string(), name: localizedAnswer })),
      }),
    ),
  }),
  pages: () => ({ page: routes.ferryTickets }),
});

/** Tools for news of boats, for direct boats of a place, and for links to sellers of tickets. */
export const boatTools = [
  toolOf<DisruptionsAnswer>({
    operation: getDisruptions,
    pages: () => ({ page: routes.disruptions }),
  }),
  toolOf<DirectConnectionsAnswer>({
    operation: getDirectConnections,
    brief: z.object({
      label,
      place: z.string(),
      way: z.string(),
      connections: z.array(
        z.object({
          place: z.object({ id: z.string(), name: localizedAnswer }),
          shortestMinutes: z.number(),
          longestMinutes: z.number(),
          vesselKinds: z.array(z.string()),
          boatsAWeek: z.array(
            z.object({
              season: z.string().nullable(),
              monday: z.string(),
              boats: z.number(),
              weekdays: z.array(z.number()),
            }),
          ),
          lowestCents: z.number().nullable(),
        }),
      ),
    }),
    pages: ({ place, connections }) => ({
      page: routes.ferryTickets,
      ...islandPages([place, ...connections.map((one) => one.place.id)]),
    }),
  }),
  toolOf<BookingLinkAnswer>({
    operation: getBookingLink,
    pages: ({ from, to, date }) => ({
      page: `${routes.ferryTicketsSearch}?${new URLSearchParams({ from, to, date })}`,
    }),
  }),
];

/** Tool for the coming days on which boats may be cancelled. */
export const sailingWeatherTool = toolOf({
  operation: getSailingWeather,
  pages: () => ({ page: `${routes.weather}#boats` }),
});

/** Tool that compares flying and sailing, door to door. */
export const ferryOrFlightTool = toolOf<{ island: string; date: string }>({
  operation: compareFerryOrFlight,
  pages: ({ island, date }) => ({
    page: `${routes.flights}?island=${island}&date=${date}`,
    ...islandPages([island]),
  }),
});

/** Pages of the islands among some place ids. */
export const islandPages = (ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.filter(isIslandSlug).map((slug) => [slug, routes.island(slug)]));
