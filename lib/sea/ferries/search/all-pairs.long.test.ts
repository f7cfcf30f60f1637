import { addDays } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { isBeaten, type Offer } from './offers';
import { boatsAround, midnightOf } from './testing/boats-around';
import { endsOf, expected, offersOf, type Question, valuesOf } from './testing/expected-offers';

const { feed } = ferryNetwork();
const stationOf = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));

/** Winter, both shoulders, high summer, weekends, and the two days on which the clock changes. */
const dates = [
  '2026-12-08',
  '2027-01-19',
  '2027-02-28',
  '2027-03-28',
  '2027-04-30',
  '2027-06-12',
  '2027-07-16',
  '2027-08-14',
  '2027-09-27',
  '2027-10-31',
];

/** Lists what is wrong with a journey by the feed's own rows. */
function faultsOf({ journey }: Offer, question: Question): string[] {
  const { from, to } = endsOf(question);
  const faults: string[] = [];
  const isWithinStation = from.portIds.some((port) =>
    to.portIds.some((other) => stationOf.get(port) === stationOf.get(other)),
  );
  const placeOf = (port: string) => (isWithinStation ? port : (stationOf.get(port) ?? port));
  const { boats } = boatsAround(feed, question.date);
  const [start, end] = [question.date, addDays(question.date, 1)].map(midnightOf);
  if (!(journey.departure >= (start as number) && journey.departure < (end as number))) {
    faults.push('leaves on another day');
  }
  const left = [journey.legs[0]?.from ?? ''];
  let [here, ready] = [left[0] as string, journey.departure];
  for (const leg of journey.legs) {
    if (leg.from !== here) faults.push(`leaves ${leg.from} from ${here}`);
    if (leg.kind === 'sea') {
      const isSailing = boats.some(
        ({ trip, calls }) =>
          trip.id === leg.tripId &&
          calls.some(
            (board, index) =>
              board.boards &&
              board.portId === leg.from &&
              board.departure === leg.departure &&
              calls
                .slice(index + 1)
                .some(
                  (call) => call.alights && call.portId === leg.to && call.arrival === leg.arrival,
                ),
          ) &&
          (!question.car || trip.takesVehicles),
      );
      if (!isSailing) faults.push(`no sailing ${leg.tripId}`);
      if (leg.departure < ready) faults.push('leaves before it arrives');
      ready = leg.arrival;
    }
    here = leg.to;
    left.push(here);
  }
  if (!from.portIds.includes(left[0] as string) || !to.portIds.includes(here)) {
    faults.push('begins or ends elsewhere');
  }
  if (left.slice(0, -1).some((port) => to.portIds.includes(port))) faults.push('passes its target');
  const places = left.map(placeOf).filter((place, index, all) => place !== all[index - 1]);
  if (new Set(places).size < places.length) faults.push(`comes back: ${places.join(' ')}`);
  return faults;
}

/**
 * The exhaustive search answers every fortieth pair of a date, others on each date. `ALL_PAIRS_SHARE=1`
 * has it answer all of them, which takes most of an hour.
 */
const share = Number(process.env.ALL_PAIRS_SHARE ?? 40);

describe.each(dates.map((date, index) => ({ date, index })))('all pairs on $date', (one) => {
  test.each<[string, true | undefined]>([
    ['without a car', undefined],
    ['with a car', true],
  ])(
    '%s get real sailings that lead straight and that nothing beats',
    (_, car) => {
      let answered = 0;
      let pair = one.index;
      const wrong: unknown[] = [];
      for (const { id: from } of feed.stations) {
        for (const { id: to } of feed.stations) {
          if (from === to) continue;
          const question: Question = { from, to, date: one.date, ...(car ? { car } : {}) };
          const offers = offersOf(question);
          const faults = offers.flatMap((offer) => [
            ...faultsOf(offer, question),
            ...(isBeaten(offer, offers) ? ['beaten by another offer'] : []),
          ]);
          if (faults.length > 0) wrong.push({ question, faults });
          if (offers.length > 0) answered += 1;
          pair += 1;
          if (pair % share !== 0) continue;
          const [given, wanted] = [valuesOf(offers), expected(question)];
          if (given.join() !== wanted.join()) wrong.push({ question, given, wanted });
        }
      }
      expect(wrong).toEqual([]);
      // A day without boats would prove nothing.
      expect(answered).toBeGreaterThan(100);
    },
    3_600_000,
  );
});
