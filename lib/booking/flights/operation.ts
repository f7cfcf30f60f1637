import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { readingOperation } from '@/lib/platform/operations/reading';
import { fareSchema } from '../transfers/schema';
import { airportOf, allAirlines, allAirports, onwardTo } from './queries';
import type { Airport } from './schema';

const airport = z.object({
  iata: z.string(),
  name: localizedAnswer,
  fromAthens: z
    .object({
      minutes: z.tuple([z.int(), z.int()]),
      fare: fareSchema.nullable(),
      isEstimate: z.boolean(),
    })
    .nullable(),
  services: z.array(
    z.object({
      airline: z.string(),
      url: z.url(),
      from: z.string(),
      fromAthens: z.boolean(),
      season: z.enum(['year-round', 'season']),
      of: z.int().nullable().meta({ description: 'Year the source refers to.' }),
    }),
  ),
  note: z.string(),
  checkedOn: z.iso.date(),
});

const answer = z.object({
  label: z.string().meta({ description: 'Source of the values; show it with them.' }),
  island: z.enum(islandSlugs),
  airport: airport.nullable().meta({ description: 'Airport of the island; null if it has none.' }),
  landAt: z
    .array(z.object({ iata: z.string(), name: localizedAnswer, note: z.string().nullable() }))
    .meta({ description: 'Airports for an island without its own, best first.' }),
});

/** Airlines that fly to an island, or airports for one without an airport. */
export const findFlights = readingOperation({
  name: 'findFlights',
  summary: 'Airport of an island, and its airlines',
  description:
    'Call it to learn whether and how one can fly to an island. The airport of an island with the airlines that serve it, the flight time from Athens and an estimate of the fare; for an island without an airport, the airports to use instead. Departure times and seats are not included: ask the airlines.',
  input: z.object({ island: z.enum(islandSlugs) }),
  answer,

  async answerOf({ island }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const own = airportOf(island);
    const airports = allAirports();
    return {
      label: t('flights'),
      island,
      airport: own ? airportAnswer(own) : null,
      landAt: onwardTo(island).flatMap(({ iata, note }) => {
        const at = airports.find((one) => one.iata === iata);
        return at ? [{ iata, name: at.name, note: note?.[locale] ?? null }] : [];
      }),
    };

    function airportAnswer({ iata, name, fromAthens, services, note, checkedOn }: Airport) {
      const airlines = new Map(allAirlines().map((one) => [one.id, one]));
      return {
        iata,
        name,
        fromAthens,
        services: services.flatMap(({ airline: id, from, ...service }) => {
          const airline = airlines.get(id);
          if (!airline) return [];
          const { season, of } = service;
          return [
            {
              airline: airline.name,
              url: airline.url,
              from: from[locale],
              fromAthens: service.fromAthens,
              season,
              of,
            },
          ];
        }),
        note: note[locale],
        checkedOn,
      };
    }
  },
});
