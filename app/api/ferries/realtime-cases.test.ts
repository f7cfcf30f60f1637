import { rawQuery } from '@/lib/foundation/http/raw-query';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { BusyOutcome, Operation } from '@/lib/platform/operations/operation';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, notice } from '@/lib/sea/timetable/realtime/testing/message';
import { sailingNews } from '@/lib/trips/saved-trips/sailing-news';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

/** The evening of 13 July 2027, when the boats of the morning have arrived. */
const now = Date.parse('2027-07-13T18:00Z');
jest.useFakeTimers({
  now,
  doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
});

const [today, tomorrow, later] = ['2027-07-13', '2027-07-14', '2027-07-15'];
const at = (clock: string, date = tomorrow) => Date.parse(`${date}T${clock}+03:00`) / 1000;
const startDate = tomorrow.replaceAll('-', '');

realtimeSays(() => [
  // Blue Star Paros, Piraeus 07:30 to Mykonos 12:55: ten minutes early, by absolute times without a day.
  {
    tripUpdate: {
      trip: { tripId: 'bsp-out' },
      stopTimeUpdate: [
        { stopSequence: 1, departure: { time: at('07:20') } },
        { stopSequence: 4, arrival: { time: at('12:45') } },
      ],
    },
  },
  // Blue Star Delos, in Naxos from 12:45 to 13:05: 15 minutes late on arrival.
  {
    tripUpdate: {
      trip: { tripId: 'bsd-out', startDate },
      stopTimeUpdate: [
        { stopSequence: 3, arrival: { delay: 900 } },
        { stopSequence: 5, arrival: { delay: 0 } },
      ],
    },
  },
  // Anemos, Piraeus 08:00: replaced, two hours later.
  {
    tripUpdate: {
      trip: { tripId: 'an-out', startDate, scheduleRelationship: 5 },
      stopTimeUpdate: [
        { stopSequence: 1, departure: { time: at('10:00') } },
        { stopSequence: 4, arrival: { time: at('16:35') } },
      ],
    },
  },
  // Superferry, Rafina 15:30: a relation that no edition of the standard has.
  { tripUpdate: { trip: { tripId: 'sf-out', startDate, scheduleRelationship: 42 } } },
  notice(
    [{ stopId: 'kea-korissia' }],
    { en: 'Port closed' },
    { activePeriod: [{ start: at('00:00'), end: at('00:00', later) }] },
  ),
  cancelled({ tripId: 'kyt-am', startDate }),
]);

async function answerTo<R, F, A>(
  operation: Operation<R, F, A, BusyOutcome>,
  query: string,
): Promise<A> {
  const raw = rawQuery(new URLSearchParams(query));
  const outcome = await operation.run(raw, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(`${query}: ${JSON.stringify(outcome)}`);
  return operation.answerOf(outcome.result, 'en');
}

/** The boat of a trip in the list of a search for a direct boat, if it is there. */
async function found(tripId: string, from: string, to: string, date = tomorrow) {
  const query = `from=${from}&to=${to}&date=${date}&direct=1`;
  const { crossings } = await answerTo(searchFerries, query);
  const legs = (crossings[0]?.journeys ?? []).flatMap((journey) => journey.legs);
  return legs.find((leg) => leg.kind === 'sea' && leg.tripId === tripId);
}

/** The boat of a trip on the first leg of a plan from some time on, if it is taken. */
async function planned(tripId: string, from: string, to: string, landing: string) {
  const limits = `direct=1&landing=${landing}&kind=conventional`;
  const query = `start=${from}&end=${from}&firstDay=${tomorrow}&lastDay=2027-07-16&islands=${to}:2&${limits}`;
  const { plan } = await answerTo(planFerries, query);
  return plan?.legs[0]?.boats.find((boat) => boat.kind === 'sea' && boat.tripId === tripId);
}

const saved = (sailing: string, from: string, to: string, clocks: string, date = tomorrow) => {
  const [departs = '', arrives = ''] = clocks.split('-');
  return sailingNews(liveNetwork(), {
    fromPort: from,
    toPort: to,
    departsAt: utcIso(at(departs, date) / 60),
    arrivesAt: utcIso(at(arrives, date) / 60),
    operator: '',
    vessel: '',
    cents: null,
    childCents: null,
    fareBasis: null,
    fareAsOf: null,
    sailing,
    isTypical: true,
  });
};

describe('a message without a day', () => {
  const boat = ['bsp-out', 'piraeus', 'mykonos'] as const;
  const early = { departureMinutes: -10, arrivalMinutes: -10 };

  it('means the day its times state, in a search, a plan and a saved trip', async () => {
    expect(await found(...boat)).toMatchObject({
      departure: '2027-07-14T07:20+03:00',
      delay: early,
    });
    expect(await planned(...boat, '06:50')).toMatchObject({ delay: early });
    const clocks = '07:30-12:55';
    const ports = ['piraeus', 'mykonos-tourlos'] as const;
    expect(saved(boat[0], ...ports, clocks)).toMatchObject({ late: -10, lateArrival: -10 });
    expect(saved(boat[0], ...ports, clocks, today)).toBeUndefined();
    expect(await found(...boat, later)).toMatchObject({ delay: null });
  });
});

describe('a late arrival within the stay', () => {
  it('does not move the departure, in a search, a plan and a saved trip', async () => {
    const trip = 'bsd-out';
    const onTime = { departureMinutes: 0, arrivalMinutes: 0 };
    expect(await found(trip, 'piraeus', 'naxos')).toMatchObject({
      departure: '2027-07-14T07:25+03:00',
      arrival: '2027-07-14T13:00+03:00',
      delay: { departureMinutes: 0, arrivalMinutes: 15 },
    });
    expect(await found(trip, 'naxos', 'santorini')).toMatchObject({
      departure: '2027-07-14T13:05+03:00',
      arrival: '2027-07-14T15:45+03:00',
      delay: onTime,
    });
    expect(await planned(trip, 'naxos', 'santorini', '13:00')).toMatchObject({
      departure: '2027-07-14T13:05+03:00',
      delay: onTime,
    });
    const onwards = saved(trip, 'naxos-chora', 'santorini-athinios', '13:05-15:45');
    expect(onwards).toMatchObject({ isCancelled: false, late: 0, lateArrival: 0 });
    const there = saved(trip, 'piraeus', 'naxos-chora', '07:25-12:45');
    expect(there).toMatchObject({ late: 0, lateArrival: 15 });
  });
});

describe('a replaced boat', () => {
  it('has its new times and a doubt, in a search, a plan and a saved trip', async () => {
    const boat = ['an-out', 'piraeus', 'milos'] as const;
    const doubt = [{ kind: 'unclear' }];
    expect(await found(...boat)).toMatchObject({
      departure: '2027-07-14T10:00+03:00',
      warnings: doubt,
    });
    expect(await planned(...boat, '08:30')).toMatchObject({
      departure: '2027-07-14T10:00+03:00',
      warnings: doubt,
    });
    expect(saved(boat[0], 'piraeus', 'milos-adamas', '08:00-14:35')).toMatchObject({
      late: 120,
      warnings: doubt,
    });
  });
});

describe('a boat with an unknown relation to the timetable', () => {
  it('keeps its times and has a doubt, in a search, a plan and a saved trip', async () => {
    const boat = ['sf-out', 'rafina', 'andros'] as const;
    const doubt = [{ kind: 'unclear' }];
    expect(await found(...boat)).toMatchObject({
      departure: '2027-07-14T15:30+03:00',
      warnings: doubt,
    });
    expect(await planned(...boat, '15:00')).toMatchObject({ warnings: doubt });
    expect(saved(boat[0], 'rafina', 'andros-gavrio', '15:30-17:30')).toMatchObject({
      isCancelled: false,
      late: 0,
      warnings: doubt,
    });
  });
});

describe('a notice of no service at a port', () => {
  it('warns at each boat to and from it, in a search, a plan and a saved trip', async () => {
    const boat = ['mak-1', 'lavrio', 'kea'] as const;
    const warnings = [{ kind: 'no-service' }];
    expect(await found(...boat)).toMatchObject({ warnings });
    expect(await found('mak-2', 'kea', 'lavrio')).toMatchObject({ warnings });
    expect(await found(...boat, later)).toMatchObject({ warnings: [] });
    expect(await planned(...boat, '08:00')).toMatchObject({ warnings });
    expect(saved(boat[0], 'lavrio', 'kea-korissia', '08:30-09:40')).toMatchObject({ warnings });
    expect(await found('kyt-am-back', 'kythnos', 'lavrio')).toMatchObject({ warnings: [] });
  });
});

describe('a cancelled boat', () => {
  it('stays cancelled when its service has been silent for long, in all three', async () => {
    const boat = ['kyt-am', 'lavrio', 'kythnos'] as const;
    for (const minutes of [0, 16, 10 * 60]) {
      jest.setSystemTime(now + minutes * 60_000);
      expect(await found(...boat)).toBeUndefined();
      expect(await planned(...boat, '08:00')).toBeUndefined();
      const news = saved(boat[0], 'lavrio', 'kythnos-merichas', '08:30-10:15');
      expect(news).toMatchObject({ isCancelled: true });
    }
    jest.setSystemTime(now);
  });
});
