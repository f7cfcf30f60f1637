import { localizePath } from '@/lib/foundation/i18n/paths';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { daysBetween } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import { link, nameOf } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { beyond } from './after-turn';
import { aspectLines, aspectNext } from './aspect';
import { compareNext } from './compare';
import { contentWords } from './content-words';
import { costNext } from './cost';
import { stopsOf, whenOf } from './cost-stops';
import { dayTripNext } from './day-trip';
import { endsOf } from './ends';
import { ferryNext } from './ferry';
import { connectionNext, flightHomeNext, isBeforeFlight, isConnection } from './flight-home';
import { aboutNext, whichIslandNext } from './islands';
import { listingNext } from './listings';
import { packingNext } from './packing-facts';
import { passageNext } from './passages';
import { phraseNext } from './phrases';
import { isPracticalIntent, nothingOn, practicalNext } from './practical';
import { saveNext } from './save';
import { shelterNext } from './shelter-facts';
import { missingSubjects, subjectLines, subjectNext } from './subject';
import { homeward, isRoundTrip, isThereAndBack, thereAndBack, wayBack } from './there-and-back';
import { bookingPage, toBook } from './to-book';
import type { Topic } from './topic';
import { tripNext } from './trip';
import { nightsOf } from './trip-nights';
import { type Next, resultsOf, type TurnRequest } from './turn-request';
import { flightsNext, transfersNext } from './ways-facts';
import { weatherNext, windNext, windWords } from './weather-facts';
import { whereThenNext } from './where-then';

/** Topics on a place, which can be one that we do not know. */
const placeTopics = new Set<Topic>([
  ...(['weather', 'hotels', 'activities', 'vehicles', 'transfers', 'flights', 'about'] as const),
  ...(['shelter', 'cost', 'passage', 'duration', 'ferry', 'aspect'] as const),
]);
const outside = new RegExp(beyond.source, 'u');
const ofTravellers = new Set(['children', 'access', 'around']);

/** Topics whose answers also quote what our texts say on a subject of the message. */
const alone = new Set<Topic>(['subject', 'refusal', 'phrase', 'save', 'language', 'booking']);

/** Returns the next step for a message with the given topic. */
export function answer(stated: TurnRequest, topic: Topic): Next {
  const asked = topic === 'cost' ? withoutCounted(stated) : stated;
  const next = answerOn(asked, topic);
  const missing = alone.has(topic) ? [] : missingSubjects(asked);
  if ('calls' in next)
    return missing.length > 0 ? { ...next, calls: [...next.calls, ...missing] } : next;
  if (missing.length > 0) return { calls: missing };
  const beside = topic === 'trip' ? conditionLines(asked) : { lines: [] };
  if ('calls' in beside) return { calls: beside.calls };
  const lines = alone.has(topic) ? '' : subjectLines(asked);
  const isNew = lines !== '' && !next.text.includes(lines);
  return { text: [next.text, ...beside.lines, isNew ? lines : ''].filter(Boolean).join('\n\n') };
}

/** Subjects that a cost has counted: a tent, a hired car. */
const counted = new Set(['camping', 'hire-aboard', 'need-car', 'book-ahead']);

function withoutCounted(asked: TurnRequest): TurnRequest {
  const subjects = asked.turn.subjects.filter((one) => !counted.has(one));
  return { ...asked, turn: { ...asked.turn, subjects } };
}

/** Quotes the guides of a few islands on who travels and how: children, steps, no car. */
function conditionLines(asked: TurnRequest) {
  const { aspects } = asked.turn;
  const planned = resultsOf(asked, 'planFerries').at(-1)?.output as unknown as
    | PlanBrief
    | undefined;
  const wanted = [...asked.trip.wants.keys()];
  const islands =
    wanted.length > 0 ? wanted : (planned?.plan?.order.filter((one) => isIslandSlug(one)) ?? []);
  const told = aspects.besides.filter((one) => ofTravellers.has(one)).slice(0, 1);
  return islands.length <= 2 ? aspectLines(asked, islands, told) : { lines: [] };
}

function answerOn(asked: TurnRequest, topic: Topic): Next {
  const isElsewhere =
    !asked.turn.places.mentioned.some(isIslandSlug) && outside.test(asked.turn.text);
  if (isElsewhere && placeTopics.has(topic)) return { text: asked.t('ask.outside') };
  const { turn, t, trip, planBefore } = asked;
  const islands = turn.places.mentioned.filter((id): id is IslandSlug => isIslandSlug(id));
  const plan = (planBefore?.output as unknown as PlanBrief | undefined)?.plan;
  const [stay] = plan?.stays ?? [];
  const planned = stay && isIslandSlug(stay.island) ? stay.island : undefined;
  const island = islands[0] ?? planned ?? [...trip.wants.keys()][0];
  const [time] = turn.times;
  const day = time?.first ?? (islands.length === 0 ? stay?.arrive : undefined);
  const month = day ? Number(day.slice(5, 7)) : undefined;
  const practical = practicalNext(asked, topic);
  if (practical) return practical;
  switch (topic) {
    case 'refusal':
      return { text: t(`refusal.${turn.refusal ?? 'empty'}`) };
    case 'trip':
      return tripNext(asked);
    case 'subject':
      return subjectNext(asked);
    case 'booking': {
      const scope = `${t('scope.booking')} ${link(t('scope.bookingPage'), bookingPage(asked))}.`;
      const found = toBook(asked, islands);
      if (!found) return { text: scope };
      return 'calls' in found ? found : { text: `${scope}\n\n${found.text}` };
    }
    case 'outside':
      return { text: t(outside.test(turn.text) ? 'ask.outside' : 'offTopic') };
    case 'language':
      return { text: t('scope.language') };
    case 'where-then':
      return whereThenNext(asked);
    case 'flight-home':
      return isConnection(turn) ? connectionNext(asked) : flightHomeNext(asked);
    case 'day-trip':
      return dayTripNext(asked, planned);
    case 'save':
      return saveNext(asked);
    case 'ferry':
    case 'duration':
      if (turn.places.mentioned.length === 0 && plan && wayBack.test(turn.text))
        return ferryNext(homeward(asked, plan), plan.stays.at(-1)?.leave, false);
      if (isConnection(turn)) return connectionNext(asked);
      if (isBeforeFlight(turn)) return flightHomeNext(asked);
      if (turn.places.mentioned.length === 0 || (!endsOf(turn) && islands.length > 0)) break;
      if (!trip.isAsked && isThereAndBack(turn)) return thereAndBack(asked);
      if (isRoundTrip(turn)) return dayTripNext(asked, undefined);
      return withWind(asked, ferryNext(asked, time?.day ?? time?.first, topic === 'duration'));
    case 'hotels':
    case 'activities':
    case 'vehicles':
      return listingNext(asked, topic, island, month);
    case 'weather':
      // Without an island, the middle of the Cyclades stands for all of them.
      return weatherNext(asked, island ?? 'naxos', day);
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
      return flightsNext(asked, island, time?.first ?? nextSummer(asked.today));
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
      return whichIslandNext(asked);
    case 'compare':
      if (new Set(islands).size > 1)
        return compareNext(asked, [...new Set(islands)].slice(0, 4), month);
      return aspectNext(asked, islands) ?? aboutNext(asked, islands);
    case 'about':
      if (islands.length > 0) return aboutNext(asked, islands);
      break;
    case 'aspect': {
      const next = aspectNext(asked, islands);
      if (next) return next;
      break;
    }
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
  const words = contentWords(turn);
  const isPractical = isPracticalIntent(asked.intent);
  if (turn.nth !== undefined && islands.length === 0 && !isPractical)
    return { text: t('ask.whichOne') };
  if (topic === 'ferry' && words.length < 2 && islands.length === 0)
    return { text: t('ask.ferry') };
  const passage = passageNext(asked);
  if (passage) return passage;
  if (isPractical && words.length > 0 && topic === 'passage') return nothingOn(asked);
  if (topic === 'ferry') return { text: t('ask.ferry') };
  // A subject of which our texts say nothing is named instead of a description of the island.
  if (
    islands.length > 0 &&
    (topic === 'passage' || topic === 'aspect') &&
    words.length > 0 &&
    words.length < 6
  )
    return {
      text: t('passage.unknown', {
        words: turn.unused.slice(0, 3).join(' ') || words.join(' '),
        guide: link(
          nameOf(islands[0] ?? '', asked.locale),
          localizePath(routes.guide(islands[0] ?? 'naxos'), asked.locale),
        ),
      }),
    };
  if (islands.length > 0) return aboutNext(asked, islands);
  return { text: t(trip.isAsked ? 'offTopicTrip' : 'offTopic') };
}
/** A day in the coming June, for a comparison without a day. */
const nextSummer = (today: string) => {
  const june = `${today.slice(0, 4)}-06-15`;
  return june > today ? june : `${Number(today.slice(0, 4)) + 1}-06-15`;
};

/** Days for which there is a forecast. */
const forecastDays = 7;

/** Adds the forecast for boats to an answer on boats of the coming days, if the wind is named. */
function withWind(asked: TurnRequest, next: Next): Next {
  const { turn, today } = asked;
  const [time] = turn.times;
  if (!('text' in next) || !time || !windWords.test(turn.text)) return next;
  const isSoon = daysBetween(today, time.first) <= forecastDays;
  const wind = windNext(asked);
  if ('calls' in wind) return wind;
  return { text: (isSoon ? [next.text, wind.text] : [wind.text, next.text]).join('\n\n') };
}
