import fc from 'fast-check';
import { type RawQuery, rawQuery } from '@/lib/foundation/http/raw-query';
import { athensDate } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { openApi } from '@/lib/platform/operations/open-api';
import { answerChecker, type Described } from '@/lib/platform/operations/testing/described';
import { weatherReport } from '@/lib/records/weather/forecast/queries';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import {
  cancelled,
  type LooseEntity,
  late,
  notice,
} from '@/lib/sea/timetable/realtime/testing/message';
import { ferryApi, ferryEndpoints } from './endpoints';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
jest.mock('@/lib/records/weather/forecast/ask', () => {
  const actual = jest.requireActual('@/lib/records/weather/forecast/ask');
  const { openMeteoAnswer } = jest.requireActual('@/lib/records/weather/testing/open-meteo');
  return {
    ...actual,
    ask: async (asked: unknown) => openMeteoAnswer(actual.askAddress(asked), Date.now()),
  };
});

const described = openApi(ferryEndpoints, ferryApi) as unknown as Described;

/**
 * Half of the sailings of a day are delayed, one of them past midnight, and a third are cancelled,
 * including an overnight one, so that the responses report such cases. A week later the boats of
 * Mykonos are so late that connections are missed; in some days extra boats sail by night.
 */
realtimeSays(() => {
  const { feed } = ferryNetwork();
  const ofTheNight = ['bs1-out', 'bs2-back', 'bsc-back-summer'];
  const boats = feed.trips.flatMap(({ id }, index) => {
    const trip = { tripId: id, startDate: '20270714' };
    // It leaves on the following day.
    if (id === 'bsd-out') return [late(trip, 18 * 60)];
    if (id === 'thu-out') return [late(trip, -10)];
    if (index % 3 === 0 || ofTheNight.includes(id)) return [cancelled(trip)];
    return index % 2 === 0 ? [late(trip, 15)] : [];
  });
  const everywhere = notice([{ routeType: 4 }], { el: 'Απεργία' });
  const ofMykonos = feed.trips.filter(({ calls }) =>
    calls.some(({ portId }) => portId.startsWith('mykonos')),
  );
  const later = ofMykonos.map(({ id }) => late({ tripId: id, startDate: '20270721' }, 12 * 60));
  return [...boats, everywhere, ...later, extra(feed.lines[0]?.id ?? ''), extra('unknown')];
});

/** Before midnight by UTC, and after it in Athens. */
const extraAt = Date.parse(
  `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T22:30Z`,
);
const extraDay = athensDate(extraAt / 60_000);

/** Extra boat, of a line that is in the feed or of none. */
function extra(routeId: string): LooseEntity {
  const isKnown = routeId !== 'unknown';
  const stops = ['piraeus', 'paros-parikia', 'naxos-chora'];
  const stopTimeUpdate = stops.map((stopId, index) => ({
    stopId,
    departure: { time: extraAt / 1000 + index * 3600 + (isKnown ? 0 : 60) },
  }));
  const tripId = isKnown ? 'bs1-out' : 'extra';
  return { tripUpdate: { trip: { tripId, routeId, scheduleRelationship: 1 }, stopTimeUpdate } };
}

/** Only other feeds than ours have boats to be called: lib/sea/timetable/gtfs/booking-rules.test.ts. */
const onlyElsewhere = /byArrangement/;

/** Each query produces something that no other response contains. */
const questions: Readonly<Record<string, readonly string[]>> = {
  getDisruptions: ['', 'place=naxos', 'lang=el'],
  listPlaces: ['', 'lang=el'],
  searchFerries: [
    'from=piraeus&to=naxos&date=2027-07-14&return=2027-07-20&passengers=2&vehicle=car',
    'from=andros&to=santorini&date=2027-04-21&lang=el',
    'from=anafi&to=kea&date=2027-02-10&kind=high-speed',
    'from=amorgos-aegiali&to=amorgos-katapola&date=2027-07-14&leg=naxos~paros~2027-07-15',
    'from=piraeus&to=naxos&date=2027-07-14&direct=1&max-price=1',
    'from=naxos&to=santorini&date=2027-07-14',
    'from=naxos&to=santorini&date=2027-07-15',
    'from=milos&to=heraklion&date=2027-07-14',
    'from=mykonos&to=milos&date=2027-07-21',
    `from=piraeus&to=naxos&date=${extraDay}`,
  ],
  planFerries: [
    'start=piraeus&end=piraeus&firstDay=2027-07-14&lastDay=2027-07-16&islands=naxos:1-2',
    'start=piraeus&end=ATH&firstDay=2027-07-05&lastDay=2027-07-14&islands=naxos:2-3,milos:2,folegandros?:1-2&early=few&late=none&flight=ATH@2027-07-14T22:30&vehicle=car&children=2',
    'start=piraeus&end=piraeus&firstDay=2027-01-11&lastDay=2027-01-14&islands=anafi:1,kea:1',
    'start=piraeus&end=piraeus&firstDay=2027-07-14&lastDay=2027-07-16&islands=naxos:1-2&kind=conventional&direct=1&after=06:00&before=22:00&max-wait=4&max-hours=9&max-price=60',
    'start=ATH&end=JTR&firstDay=2027-05-10&lastDay=2027-05-24&islands=kythnos:1-3,sifnos:2-3,milos:2-3,folegandros:1-3,santorini:2&order=sifnos,kythnos,milos,folegandros,santorini',
    'start=naxos&end=santorini&firstDay=2027-07-15&lastDay=2027-07-16&islands=ios:1',
    'start=naxos&end=santorini&firstDay=2027-07-18&lastDay=2027-07-24&islands=ios:1&order=ios&before=05:00',
    'start=mykonos&end=milos&firstDay=2027-07-21&lastDay=2027-07-22&islands=milos:1',
    'start=lavrio&end=lavrio&firstDay=2027-05-10&lastDay=2027-05-19&islands=folegandros:2-9',
    'start=JTR&end=JMK&firstDay=2027-01-10&lastDay=2027-01-20&islands=anafi:1-3,thirasia:1-3&early=few&late=none',
  ],
  trackVessels: [
    'at=2027-07-14T09:30Z',
    'at=2027-01-14T01:30Z&lang=el',
    'at=2027-07-13T23:30Z',
    'at=2027-07-15T01:00Z',
  ],
  compareFlyOrSail: [
    'island=naxos&date=2027-07-14',
    'island=ios&date=2027-07-14',
    'island=anafi&date=2027-02-03',
    'island=folegandros&date=2027-01-12',
    'island=anafi&date=2027-01-12',
  ],
  planBudget: [
    'island=naxos&nights=3&island=mykonos&nights=2&date=2027-07-14&move=own&style=fine&currency=USD',
    'island=anafi&nights=2&island=kea&nights=1&month=1&from=heraklion&outings=0&children=2',
    'island=anafi&nights=3&date=2027-01-12&move=hire&boats=cheapest&lang=el',
    'island=paros&nights=3&month=9&from=none',
  ],
};

async function answerTo(operationId: string, query: string): Promise<unknown> {
  const operation = ferryEndpoints.find(
    ({ operation: { name } }) => name === operationId,
  )?.operation;
  const raw: RawQuery = rawQuery(new URLSearchParams(query));
  const locale = raw.lang === 'el' ? 'el' : 'en';
  const outcome = await operation?.run(raw, { headers: new Headers(), locale });
  if (outcome?.state !== 'ok') return outcome;
  // As sent over HTTP, without the properties that JSON drops.
  return JSON.parse(JSON.stringify(await operation?.answerOf(outcome.result, locale)));
}

describe('answers of the ferry operations', () => {
  // Disruptions use only winds that are known already.
  beforeAll(async () => {
    await weatherReport();
  });

  it('includes a request for every operation', () => {
    expect(Object.keys(questions).sort()).toEqual(
      ferryEndpoints.map(({ operation: { name } }) => name).sort(),
    );
  });

  it.each(Object.entries(questions))(
    'of %s match their schema, and use all of it',
    async (name, queries) => {
      const checker = answerChecker(described);
      const schema = `${name[0]?.toUpperCase()}${name.slice(1)}Answer`;
      for (const query of queries) {
        const answer = await answerTo(name, query);
        expect([query, checker.check(schema, answer)]).toEqual([query, []]);
      }
      expect(checker.unseen(schema).filter((field) => !onlyElsewhere.test(field))).toEqual([]);
    },
  );

  it('match the schema for random pairs of places', async () => {
    const checker = answerChecker(described);
    const ids = [...ferryNetwork().stations.keys()];
    const place = fc.constantFrom(...ids);
    const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-12-01', days));
    await fc.assert(
      fc.asyncProperty(place, place, day, async (from, to, date) => {
        fc.pre(from !== to);
        const answer = await answerTo('searchFerries', `from=${from}&to=${to}&date=${date}`);
        expect(checker.check('SearchFerriesAnswer', answer)).toEqual([]);
      }),
      { numRuns: 60, seed: 12 },
    );
  });
});
