import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { aspectOf } from '../understand/aspects';
import { costWords } from '../understand/cost-wishes';
import { anyOf, patternOf } from '../understand/slots';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import { listed } from '../word/names';
import { aspectsOf } from './aspect';
import { chipsOf } from './chips';
import type { Topic } from './topic';
import { emptyTrip, type TripState } from './trip-state';
import type { TurnRequest } from './turn-request';

/** Parts of a request that an answer may have to leave out of account. */
type Part =
  | 'time'
  | 'length'
  | 'children'
  | 'vehicle'
  | 'boats'
  | 'most-hours'
  | 'budget'
  | 'style'
  | 'pace'
  | 'tastes';

const onBoats: readonly Part[] = ['time', 'children', 'vehicle', 'boats', 'budget', 'style'];

/** The parts that an answer of each topic takes into account; a plan holds itself against all of them. */
const counted: Partial<Record<Topic, readonly Part[]>> = {
  ferry: onBoats,
  duration: onBoats,
  'day-trip': onBoats,
  'which-island': ['time', 'children', 'boats', 'most-hours', 'style', 'tastes'],
  compare: ['time', 'children', 'style', 'tastes'],
  about: ['time'],
  weather: ['time', 'tastes'],
  shelter: ['time', 'tastes'],
  hotels: ['time', 'children', 'budget', 'style'],
  activities: ['time', 'tastes'],
  vehicles: ['vehicle'],
  flights: ['time', 'boats'],
  cost: ['time', 'length', 'children', 'vehicle', 'style', 'budget'],
  aspect: [],
  passage: [],
  subject: [],
};

/** Answers from our texts: what they speak of has been taken into account. */
const fromTexts = new Set<Topic>(['aspect', 'passage', 'subject', 'which-island', 'compare']);

/** Words by which a text speaks of a part. */
const spoken: Partial<Record<Part, RegExp>> = {
  children: word(aspectOf('children').words),
  vehicle: word(
    `cars?|driv\\p{L}+|on foot|with the bus|${aspectOf('around').words}|αυτοκινητ\\p{L}*`,
  ),
  style: word(`${aspectOf('prices').words}|costs?|κοστ\\p{L}*`),
  budget: word(`${aspectOf('prices').words}|costs?|κοστ\\p{L}*`),
};

/** The parts of a message, each as a request of its own. */
function partsOf({ times, length, party, boats, budget, tastes, subjects }: Turn) {
  const [time] = times;
  const { vehicle, maxHours, kinds: _, seasick, ...others } = boats;
  // Advice for the seasick comes with every answer.
  const wishes = { ...others, ...(seasick && !subjects.includes('seasick') ? { seasick } : {}) };
  const isOpen = time && time.grain !== 'day' && time.grain !== 'range';
  const children = party?.children ?? [];
  const parts: Readonly<Record<Part, Partial<TripState> | undefined>> = {
    time: time && {
      begin: {
        first: time.first,
        ...(isOpen ? { open: { from: time.first, to: time.last } } : {}),
      },
    },
    length: length && { length },
    children:
      children.length > 0
        ? { children, ...(party?.adults ? { adults: party.adults } : {}) }
        : undefined,
    vehicle: vehicle && { boats: { vehicle } },
    boats: Object.keys(wishes).length > 0 ? { boats: wishes } : undefined,
    'most-hours': maxHours ? { boats: { maxHours } } : undefined,
    budget: budget?.cents ? { budgetCents: budget.cents } : undefined,
    style: budget?.style && { style: budget.style },
    pace: tastes.pace && { pace: tastes.pace },
    tastes: tastes.likes.length > 0 ? { likes: tastes.likes } : undefined,
  };
  return (Object.keys(parts) as Part[]).flatMap((part) => {
    const request = parts[part];
    return request ? [{ part, request: { ...emptyTrip, ...request } as TripState }] : [];
  });
}

/** Labels of the parts of a message that an answer does not take into account. */
function neglectedParts({ turn, t, locale }: TurnRequest, topic: Topic, text: string): string[] {
  const known = counted[topic];
  if (!known) return [];
  const folded = fold(text);
  const isSaid = (label: string) =>
    fromTexts.has(topic) && folded.includes(fold(label).split(' ')[0] ?? '–');
  return partsOf(turn)
    .filter(
      ({ part }) => !known.includes(part) && !(fromTexts.has(topic) && spoken[part]?.test(folded)),
    )
    .flatMap(({ part, request }) =>
      part === 'tastes'
        ? request.likes
            .filter((one) => !word(patternOf('likes', one)).test(folded) && !isTaste(turn, one))
            .map((one) => t(`likes.${one}`))
        : chipsOf(request, locale, t).map(({ label }) => label),
    )
    .filter((label) => !isSaid(label));
}

/** Aspects that stand for a taste. */
const aspectOfTaste: Readonly<Record<string, string>> = {
  ...{ hiking: 'walks', families: 'children', history: 'sights', views: 'sights' },
};

/** A taste that is also what the question is for: `where do we eat well`. */
const isTaste = (turn: Turn, taste: string) =>
  aspectsOf(turn).includes(aspectOfTaste[taste] ?? taste) ||
  (taste === 'hiking' && turn.subjects.includes('walking'));

/** Topics whose answers follow from what the message asks, and not from a search for its words. */
const wordless = new Set<Topic>([
  ...(['refusal', 'phrase', 'packing', 'hello', 'thanks', 'help', 'save'] as const),
  ...(['booking', 'language'] as const),
]);
const mostQuoted = 5;
const questionWords = word(anyOf('verdict'));

/** Words of a message of which nothing was made and of which the answer does not speak. */
export function neglectedWords(
  { turn, intent }: TurnRequest,
  topic: Topic,
  text: string,
): readonly string[] {
  if (wordless.has(topic) || turn.unused.length > 2 * mostQuoted) return [];
  // An answer on rights follows from figures and from what happened.
  if (intent === 'rights') return [];
  const sound = ` ${soundKey(text)}`;
  const aspects = aspectsOf(turn).map((one) => aspectOf(one).words);
  const known = aspects.length > 0 && topic === 'aspect' ? word(aspects.join('|')) : undefined;
  return turn.unused.filter(
    (one) =>
      !(topic === 'cost' && costWords.test(fold(one))) &&
      !sound.includes(` ${soundKey(one).slice(0, 5)}`) &&
      !known?.test(fold(one)) &&
      !questionWords.test(fold(one)),
  );
}

/** Names everything in a message that did not change its answer. */
export function withNeglected(text: string, asked: TurnRequest, topic: Topic): string {
  const { t, locale } = asked;
  const isDeclined = [t('offTopic'), t('offTopicTrip'), t('ask.outside')].includes(text);
  if (isDeclined) return text;
  const words = neglectedWords(asked, topic, text)
    .slice(0, mostQuoted)
    .map((one) => t('unused.word', { word: one }));
  const all = [...words, ...neglectedParts(asked, topic, text)];
  return all.length === 0 ? text : `${text}\n\n${t('unused.all', { words: listed(all, locale) })}`;
}
