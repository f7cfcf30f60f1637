import { z } from 'zod';
import { findFlights } from '@/lib/booking/flights/operation';
import { transfersAddress } from '@/lib/booking/transfers/address';
import { findTransfers } from '@/lib/booking/transfers/operation';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { getShelteredBeaches } from '@/lib/records/beach-shelter/operation';
import { getIsland, listIslands } from '@/lib/records/islands/operation';
import { getPackingList, type PackingAnswer } from '@/lib/records/packing/operation';
import { findPhrases } from '@/lib/records/phrases/operation';
import { getClimate } from '@/lib/records/weather/climate-operation';
import { getWeather } from '@/lib/records/weather/operation';
import { findPassages } from '@/lib/search/site-search/operation';
import { islandPages } from './journeys';
import { toolOf } from './tool';

interface OfIsland {
  readonly island: string;
}

/** Brief of a list of islands, one line each. */
const islandsInBrief = z.object({
  label: z.string(),
  islands: z.array(
    z.object({
      island: z.string(),
      name: localizedAnswer,
      line: z.string(),
      characters: z.array(z.string()),
      bestMonths: z.array(z.number()),
      airport: z.string().nullable(),
    }),
  ),
});

/** Tools for islands, weather, beaches, transfers, flights, packing and phrases. */
export const knowledgeTools = [
  toolOf<{ islands: readonly { island: string }[] }>({
    operation: listIslands,
    brief: islandsInBrief,
    pages: ({ islands }) => ({
      page: routes.islands,
      ...islandPages(islands.map(({ island }) => island)),
    }),
  }),
  toolOf<OfIsland>({
    operation: getIsland,
    pages: ({ island }) => ({ page: routes.island(island), guide: routes.guide(island) }),
  }),
  toolOf<{ passages: readonly { page: string }[] }>({
    operation: findPassages,
    pages: ({ passages }) => Object.fromEntries(passages.map(({ page }) => [page, page])),
  }),
  toolOf({
    operation: getWeather,
    pages(_answer, query) {
      const island = firstValue(query.island) ?? '';
      return { page: isIslandSlug(island) ? routes.weatherOf(island) : routes.weather };
    },
  }),
  toolOf<OfIsland>({
    operation: getClimate,
    pages: ({ island }) => ({ page: routes.weatherOf(island) }),
  }),
  toolOf<OfIsland>({
    operation: getShelteredBeaches,
    brief: z.looseObject({
      beaches: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          text: z.string(),
          lat: z.number(),
          lon: z.number(),
          openWaterKm: z.array(z.number()),
          localWind: z.array(z.looseObject({})),
          first: z.looseObject({}).nullable(),
          tomorrow: z.looseObject({}).nullable(),
        }),
      ),
    }),
    pages: ({ island }) => ({ page: `${routes.weatherOf(island)}#beaches` }),
  }),
  toolOf({
    operation: findTransfers,
    pages(_answer, query) {
      const island = firstValue(query.island) ?? '';
      const isArea = isIslandSlug(island) || island === 'attica';
      return { page: isArea ? transfersAddress({ island }) : routes.transfers };
    },
  }),
  toolOf<OfIsland>({
    operation: findFlights,
    pages: ({ island }) => ({ page: routes.flights, ...islandPages([island]) }),
  }),
  toolOf<PackingAnswer>({
    operation: getPackingList,
    pages: ({ query }) => ({ page: `${routes.packingList}?${query}` }),
  }),
  toolOf({ operation: findPhrases, pages: () => ({ page: routes.greekPhrases }) }),
];
