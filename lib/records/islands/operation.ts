import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { readingOperation } from '@/lib/platform/operations/reading';
import { islandSlugs } from '../../foundation/ids/island-slugs';
import { allIslands, islandBySlug } from './queries';
import { byName, chooseIslands, hourLimits, islandFacts, sizeClasses, sortKeys } from './rules';
import { characters, type Island, type Place, seaLinkSchema } from './schema';

const month = z.coerce.number().int().min(1).max(12);

const card = z.object({
  island: z.enum(islandSlugs),
  name: localizedAnswer,
  line: z.string().meta({ description: 'Character of the island in one sentence.' }),
  characters: z.array(z.enum(characters)),
  suits: z.string().meta({ description: 'Travellers it suits, and those it may not.' }),
  bestMonths: z.array(z.int().min(1).max(12)),
  areaKm2: z.number(),
  population: z.int(),
  airport: z
    .string()
    .nullable()
    .meta({ description: 'IATA code; null if the island has no airport.' }),
  seaLinks: z.array(seaLinkSchema).meta({
    description:
      'Typical crossing times from the ports of Athens in minutes: estimates, not a timetable.',
  }),
});

const listAnswer = z.object({ label: z.string(), islands: z.array(card) });

const flag = z.enum(['1']).optional();

/** Lists the 24 islands, or those that match the filters. */
export const listIslands = readingOperation({
  name: 'listIslands',
  summary: 'Islands of the Cyclades, filtered by character, size, distance and season',
  description:
    'Call it to choose among islands or to find those of a kind. The 24 islands: character, the travellers each suits, best months, size, population and airport, and typical crossings from Athens. Can be filtered by character, size, hours from Athens, airport and month.',
  input: z.object({
    island: z.array(z.enum(islandSlugs)).optional().meta({ description: 'Only these islands.' }),
    character: z
      .array(z.enum(characters))
      .default([])
      .meta({ description: 'Reasons to visit; an island must match all of them.' }),
    size: z.enum(sizeClasses).optional(),
    hours: z.coerce
      .number()
      .pipe(z.union(hourLimits.map((hours) => z.literal(hours))))
      .optional()
      .meta({ description: 'Maximum hours by sea from Athens: 3, 5 or 8.' }),
    airport: flag.meta({ description: '1: only islands with an airport.' }),
    month: month
      .optional()
      .meta({ description: '1 to 12: only islands for which it is one of the best months.' }),
    sort: z.enum(sortKeys).default('name'),
  }),
  answer: listAnswer,

  async answerOf({ island, character, size, hours, airport, month: at, sort }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const all = byName(allIslands(), locale).map((one) => ({ ...one, facts: islandFacts(one) }));
    const chosen = chooseIslands(all, {
      size,
      characters: character,
      airport: airport !== undefined,
      hours,
      sort,
    });
    const islands = chosen
      .filter(({ slug }) => !island || island.includes(slug))
      .filter(({ bestMonths }) => at === undefined || bestMonths.months.includes(at));
    return { label: t('islands'), islands: islands.map((one) => cardOf(one, locale)) };
  },
});

const place = z.object({ id: z.string(), name: localizedAnswer, sentence: z.string() });

const islandAnswer = card.extend({
  label: z.string(),
  checkedOn: z.iso.date(),
  description: z.string(),
  whenToGo: z.string(),
  gettingThere: z.string(),
  ports: z.array(place),
  beaches: z.array(place),
  villages: z.array(place),
  sights: z.array(place),
  thingsToDo: z.array(z.string()),
  highestPoint: z.object({ name: z.string(), metres: z.int() }),
});

/** Everything the record of an island says. */
export const getIsland = readingOperation({
  name: 'getIsland',
  summary: 'One island: character, beaches, villages, sights and ports',
  description:
    'Call it for questions about one island. One island: character, the travellers it suits, when to go, how to get there, ports, beaches, villages and sights with a sentence on each, and four things to do.',
  input: z.object({ island: z.enum(islandSlugs) }),
  answer: islandAnswer,

  async answerOf({ island }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const record = islandBySlug(island);
    const placeOf = ({ id, name, sentence }: Omit<Place, 'position'>) => ({
      id,
      name,
      sentence: sentence[locale],
    });
    return {
      ...cardOf(record, locale),
      label: t('islands'),
      checkedOn: record.checkedOn,
      description: record.description[locale],
      whenToGo: record.bestMonths.text[locale],
      gettingThere: record.gettingThere.text[locale],
      ports: record.ports.map(({ note, ...port }) => placeOf({ ...port, sentence: note })),
      beaches: record.beaches.map(placeOf),
      villages: record.villages.map(placeOf),
      sights: record.sights.map(placeOf),
      thingsToDo: record.activities.map((one) => one[locale]),
      highestPoint: {
        name: record.highestPoint.name[locale],
        metres: record.highestPoint.metres,
      },
    };
  },
});

const cardOf = (island: Island, locale: Locale) => ({
  island: island.slug,
  name: island.name,
  line: island.shortDescription[locale],
  characters: island.character.tags,
  suits: island.character.text[locale],
  bestMonths: island.bestMonths.months,
  areaKm2: island.areaKm2,
  population: island.population.count,
  airport: island.airport?.iata ?? null,
  seaLinks: island.gettingThere.seaLinks,
});
