import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { PlanBrief } from '../word/plan';
import type { Asked, Next } from './asked';
import { ferryNext } from './ferry';
import { aboutNext, costNext, passageNext, phraseNext, whichIslandNext } from './islands';
import { listingNext } from './listings';
import { packingNext } from './packing-facts';
import { asksHowLong, sectionNext } from './passages';
import { nightsOf } from './plan-request';
import { saveNext } from './save';
import { shelterNext } from './shelter-facts';
import { contentWords, type Topic } from './topic';
import { tripNext } from './trip';
import { flightsNext, transfersNext } from './ways-facts';
import { weatherNext, windNext } from './weather-facts';

/** Returns the next step for a message with the given topic. */
export function answer(asked: Asked, topic: Topic): Next {
  const { turn, t, trip, planBefore } = asked;
  const islands = turn.places.mentioned.filter((id): id is IslandSlug => isIslandSlug(id));
  const plan = (planBefore?.output as unknown as PlanBrief | undefined)?.plan;
  const [stay] = plan?.stays ?? [];
  const planned = stay && isIslandSlug(stay.island) ? stay.island : undefined;
  const island = islands[0] ?? planned ?? [...trip.wants.keys()][0];
  const [time] = turn.times;
  const day = time?.first ?? (islands.length === 0 ? stay?.arrive : undefined);
  const month = day ? Number(day.slice(5, 7)) : undefined;
  switch (topic) {
    case 'refusal':
      return { text: t(`refusal.${turn.refusal ?? 'empty'}`) };
    case 'trip':
      return tripNext(asked);
    case 'save':
      return saveNext(asked);
    case 'ferry':
    case 'duration':
      if (turn.places.mentioned.length === 0) break;
      return ferryNext(asked, time?.day ?? time?.first, topic === 'duration');
    case 'hotels':
    case 'activities':
    case 'vehicles':
      return listingNext(asked, topic, island, month);
    case 'weather':
      return weatherNext(asked, island, day);
    case 'wind':
      return windNext(asked);
    case 'shelter':
      return shelterNext(asked, island);
    case 'transfers':
      return transfersNext(
        asked,
        islands[0] ?? (turn.places.mentioned.length > 0 ? 'attica' : planned),
      );
    case 'flights':
      return flightsNext(asked, island, time?.grain === 'day' ? time.first : undefined);
    case 'phrase':
      return phraseNext(asked);
    case 'packing': {
      const stays = islands.length > 0 ? turn.places.wants : stopsOf(asked, islands);
      const sum = stays.reduce((all, { nights }) => all + ([nights ?? 0].flat()[0] ?? 0), 0);
      const own = islands.length > 0 ? islands : stays.map((stop) => stop.island);
      const begins = month ?? (trip.begin ? Number(trip.begin.first.slice(5, 7)) : undefined);
      return packingNext(asked, own, begins, turn.length?.nights ?? (sum || nightsOf(trip)));
    }
    case 'which-island':
      return whichIslandNext(asked, month);
    case 'about':
    case 'compare':
      if (islands.length > 0)
        return (asksHowLong(asked) && sectionNext(asked, islands)) || aboutNext(asked, islands);
      break;
    case 'cost':
      return costNext(asked, stopsOf(asked, islands), whenOf(asked, day));
    case 'hello':
    case 'help':
      return { text: t('hello') };
    case 'thanks':
      return { text: t('thanks') };
    default:
      break;
  }
  const section = topic === 'passage' ? sectionNext(asked, islands) : undefined;
  if (section) return section;
  const words = contentWords(turn);
  const names = turn.places.mentioned.map((one) => (one === 'ath' ? 'athens airport' : one));
  const passage = words.length > 0 ? passageNext(asked, [...words, ...names]) : undefined;
  if (passage) return passage;
  if (topic === 'ferry') return { text: t('ask.ferry') };
  if (islands.length > 0) return aboutNext(asked, islands);
  return { text: t(trip.isAsked ? 'offTopicTrip' : 'offTopic') };
}
/** Islands and nights for a cost estimate: those in the message, otherwise those of the plan. */
function stopsOf({ turn, planBefore, trip }: Asked, islands: readonly IslandSlug[]) {
  const stays = (planBefore?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  if (islands.length === 0) {
    return stays
      .slice(0, 8)
      .flatMap(({ island, nights }) => (isIslandSlug(island) ? [{ island, nights }] : []));
  }
  const nights = turn.length?.nights ?? nightsOf(trip) ?? 7;
  const each = Math.max(1, Math.floor(nights / islands.length));
  return [...new Set(islands)].slice(0, 8).map((island) => {
    const said = turn.places.wants.find((one) => one.island === island)?.nights?.[0];
    return { island, nights: Math.min(said ?? each, 30) };
  });
}

function whenOf({ turn, today, trip }: Asked, day: string | undefined): Record<string, unknown> {
  const [time] = turn.times;
  if (time && time.grain !== 'month' && time.grain !== 'season' && time.first >= today)
    return { date: time.first };
  const from = day ?? trip.begin?.first;
  return { month: from ? Number(from.slice(5, 7)) : 6 };
}
