import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { hoursIn } from '../understand/hours';
import { anyOf } from '../understand/slots';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import type { PlanBrief } from '../word/plan';
import { endsOf, portFor } from './ends';
import { ferryNext } from './ferry';
import type { Next, TurnRequest } from './turn-request';

export const wayBack = word(anyOf('way-back'));

/** Answers both crossings of a round trip. */
export function thereAndBack(asked: TurnRequest): Next {
  const { turn } = asked;
  const ends = endsOf(turn);
  const at = turn.text.search(wayBack);
  if (!ends || at < 0) return ferryNext(asked, turn.times[0]?.first, false);
  const { from, to } = ends;
  const ways = [
    { from, to, text: turn.text.slice(0, at) },
    { from: to, to: from, text: turn.text.slice(at) },
  ];
  const nexts = ways.map(({ from: start, to: end, text }, index) => {
    const offset = index === 0 ? 0 : at;
    const clocks = turn.clocks
      .filter((one) => (index === 0 ? one.at < at : one.at >= at))
      .map((one) => ({ ...one, at: one.at - offset }));
    const times = turn.times.slice(index, index + 1);
    const places = { ...turn.places, start, end, mentioned: [start, end] };
    const own = { ...turn, text, times, clocks, hours: hoursIn(text, clocks), places };
    const results = asked.results.filter(
      ({ tool, input }) => tool !== 'searchFerries' || input.from === portFor(start, end),
    );
    return ferryNext({ ...asked, turn: own, results }, times[0]?.first, false);
  });
  const calls = nexts.flatMap((one) => ('calls' in one ? one.calls : []));
  if (calls.length > 0) return { calls };
  return { text: nexts.flatMap((one) => ('text' in one ? [one.text] : [])).join('\n\n') };
}

/** A crossing and the way back on a later day, each with its own hours. */
export function isThereAndBack({
  places,
  times,
  text,
  length,
  asksForTrip,
  intent,
}: Turn): boolean {
  const days = times.filter(({ grain }) => grain === 'day');
  return (
    days.length === 2 &&
    times.length === 2 &&
    (days[0]?.first ?? '') < (days[1]?.first ?? '') &&
    new Set(places.mentioned).size === 2 &&
    !places.flyIn &&
    !places.flyOut &&
    // Both ends are named before the way back.
    (text.split(wayBack)[0]?.match(/@[a-z]+@/g) ?? []).length === 2 &&
    wayBack.test(text) &&
    !length &&
    !asksForTrip &&
    (intent === undefined || intent === 'ferry') &&
    places.wants.every(({ nights }) => !nights)
  );
}

const andBack =
  /(?<!\p{L})(?:and back|there and back|round ?trip|return (?:trip|ticket)|και πισω|και (?:να )?γυρ\p{L}+|μετ ?επιστροφησ?|με επιστροφη|πηγαινε ?ελα|αλε ?ρετουρ)(?!\p{L})/u;

/** A crossing there and back on one day: `Paros to Santorini and back on 12 July`. */
export const isRoundTrip = ({ places, times, text }: Turn) =>
  andBack.test(text) &&
  times.length === 1 &&
  times[0]?.grain === 'day' &&
  new Set(places.mentioned).size === 2 &&
  places.mentioned.every(isIslandSlug);

/** The boat home from the last island of a plan. */
export function homeward(asked: TurnRequest, plan: NonNullable<PlanBrief['plan']>): TurnRequest {
  const last = plan.stays.at(-1)?.island;
  if (!last || !isIslandSlug(last)) return asked;
  const { turn } = asked;
  const mentioned: Turn['places']['mentioned'] = [last, 'athens'];
  const places = { ...turn.places, start: last, end: 'athens' as const, mentioned };
  return { ...asked, turn: { ...turn, places } };
}
