import type { Island } from '@/lib/records/islands/schema';
import { climateStations, islandStation } from '@/lib/records/weather/climate';
import { factsOf } from './facts';
import type { PackingQuestion } from './question';

/** Facts about a trip, from the records of its islands and the climate table of the month. */
export function factsOfTrip(question: PackingQuestion, all: readonly Island[]) {
  const { islands, month } = question;
  const trip = islands.length > 0 ? all.filter(({ slug }) => islands.includes(slug)) : all;
  return factsOf(
    question,
    trip.flatMap(({ slug, population }) => {
      const station = climateStations.find(({ id }) => id === islandStation[slug]);
      const weather = station?.months[month - 1];
      return weather ? [{ slug, population: population.count, ...weather }] : [];
    }),
  );
}
