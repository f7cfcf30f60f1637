import { addDays } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { isBeaten, type Offer } from './offers';
import { midnightOf } from './testing/boats-around';
import { endsOf, expected, offersOf, type Question, valuesOf } from './testing/expected-offers';
import { journeyFaults } from './testing/journey-faults';

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

/** Lists what is wrong with an offer by the rows of the feed. */
function faultsOf({ journey }: Offer, { from: start, to: end, date, car }: Question): string[] {
  const { from, to } = endsOf({ from: start, to: end, date });
  const isWithinStation = from.portIds.some((port) =>
    to.portIds.some((other) => stationOf.get(port) === stationOf.get(other)),
  );
  const [today, tomorrow] = [date, addDays(date, 1)].map(midnightOf) as [number, number];
  const ports = [journey.legs[0]?.from ?? '', ...journey.legs.map((leg) => leg.to)];
  const last = ports.at(-1) ?? '';
  return [
    ...journeyFaults(journey, {
      feed,
      date,
      withVehicle: car === true,
      notBefore: today,
      placeOf: (port) => (isWithinStation ? port : stationOf.get(port)),
    }),
    ...(journey.departure < tomorrow ? [] : ['leaves on another day']),
    ...(from.portIds.includes(ports[0] ?? '') && to.portIds.includes(last)
      ? []
      : ['begins or ends elsewhere']),
    ...(ports.slice(0, -1).some((port) => to.portIds.includes(port)) ? ['passes its target'] : []),
  ];
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
    '%s get real, direct-leading and undominated sailings',
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
      // Ensures that the day has boats.
      expect(answered).toBeGreaterThan(100);
    },
    3_600_000,
  );
});
