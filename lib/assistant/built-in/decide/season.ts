import { allIslands } from '@/lib/records/islands/queries';
import { isInSeasonFor } from '@/lib/records/islands/seasons';
import { monthName } from '../word/months';
import { aspectsOf } from './aspect';
import type { Topic } from './topic';
import type { TurnRequest } from './turn-request';

/** Tastes that have a season. */
const seasonal = ['beaches', 'nightlife'] as const;

const onIslands = new Set<Topic>([
  ...(['trip', 'which-island', 'compare', 'about', 'aspect', 'passage'] as const),
]);

const tagsOf = (place: string): readonly string[] =>
  allIslands().find(({ slug }) => slug === place)?.character.tags ?? [];

/** Sentences on tastes that are out of season in the month of a message or a trip. */
export function seasonLines({ turn, trip, t, locale }: TurnRequest, topic: Topic): string[] {
  if (!onIslands.has(topic)) return [];
  const ofTrip = topic === 'trip' ? trip.begin?.first : undefined;
  const day = ofTrip ?? turn.times[0]?.first;
  if (!day) return [];
  const month = Number(day.slice(5, 7));
  const likes: readonly string[] = topic === 'trip' ? trip.likes : turn.tastes.likes;
  // `Ios in January`: the description of the island speaks of its beaches and bars.
  const tags = topic === 'about' ? turn.places.mentioned.flatMap(tagsOf) : [];
  const asked = [...likes, ...aspectsOf(turn), ...tags];
  return seasonal
    .filter((taste) => asked.includes(taste) && !isInSeasonFor(taste, month))
    .map((taste) => t(`season.${taste}`, { month: monthName(month, locale) }));
}
