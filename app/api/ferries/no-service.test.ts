import { rawQuery } from '@/lib/foundation/http/raw-query';
import { dayOf } from '@/lib/foundation/time/days';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { BusyOutcome, Operation } from '@/lib/platform/operations/operation';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { notice } from '@/lib/sea/timetable/realtime/testing/message';
import { sailingNews } from '@/lib/trips/saved-trips/sailing-news';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

/** A strike of all boats on one day, and of one company on another. */
const [strike, companyStrike, quiet] = ['2027-07-14', '2027-07-20', '2027-07-24'];
const { timetable, feed, lines } = ferryNetwork();
const { clock } = timetable;
const wholeDay = (date: string) => ({
  activePeriod: [
    { start: clock.midnight(dayOf(date)) * 60, end: clock.midnight(dayOf(date) + 1) * 60 },
  ],
});
const [boat] = [...timetable.tripsOn(dayOf(companyStrike))].flatMap((index) => {
  const trip = feed.trips[index];
  return trip?.calls[0]?.portId === 'piraeus' ? [trip] : [];
});
if (!boat) throw new Error('The pattern has boats from Piraeus');
const company = lines.get(boat.lineId)?.operatorId ?? '';

realtimeSays(() => [
  notice([{ routeType: 4 }], { en: 'Strike: no ferries' }, { cause: 4, ...wholeDay(strike) }),
  notice([{ agencyId: company }], { el: 'Απεργία' }, wholeDay(companyStrike)),
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

async function boatsOn(date: string) {
  const { crossings } = await answerTo(searchFerries, `from=piraeus&to=naxos&date=${date}`);
  const legs = (crossings[0]?.journeys ?? []).flatMap((journey) => journey.legs);
  return legs.flatMap((leg) => (leg.kind === 'sea' ? [leg] : []));
}

it('shows a strike of all boats at each boat that leaves on its day', async () => {
  const boats = await boatsOn(strike);
  expect(boats.length).toBeGreaterThan(3);
  for (const { departure, warnings } of boats) {
    const isOfDay = departure.startsWith(strike);
    expect(warnings).toMatchObject(
      isOfDay ? [{ kind: 'no-service', notice: 'Strike: no ferries' }] : [],
    );
  }
  for (const { warnings } of await boatsOn(quiet)) expect(warnings).toEqual([]);
});

it('shows a strike of one company only at its own boats', async () => {
  const boats = await boatsOn(companyStrike);
  const struck = boats.filter(({ operator }) => operator.id === company);
  expect(struck.length).toBeGreaterThan(0);
  expect(struck.length).toBeLessThan(boats.length);
  for (const { operator, departure, warnings } of boats) {
    const isMeant = operator.id === company && departure.startsWith(companyStrike);
    expect(warnings.map(({ notice }) => notice)).toEqual(isMeant ? ['Απεργία'] : []);
  }
});

it('shows the notice at the boats of a plan', async () => {
  const query = `start=piraeus&end=piraeus&firstDay=${strike}&lastDay=2027-07-16&islands=naxos:2`;
  const { plan } = await answerTo(planFerries, query);
  const warned = (plan?.legs ?? []).map(({ boats }) =>
    boats.map(({ warnings = [] }) => warnings.map(({ kind }) => kind)),
  );
  expect(warned[0]).toEqual([['no-service']]);
  expect(warned.at(-1)?.flat()).toEqual([]);
});

it('shows the notice at a boat of a saved trip that is no longer in the timetable', () => {
  const origin = clock.origin(dayOf(companyStrike));
  const [first, second] = boat.calls;
  const kept = {
    fromPort: first?.portId ?? '',
    toPort: second?.portId ?? '',
    departsAt: utcIso(origin + (first?.departure ?? 0)),
    arrivesAt: utcIso(origin + (second?.arrival ?? 0)),
    operator: '',
    vessel: '',
    cents: null,
    childCents: null,
    fareBasis: null,
    fareAsOf: null,
    sailing: boat.id,
    isTypical: true,
  };
  const live = liveNetwork();
  expect(sailingNews(live, kept)).toMatchObject({
    isCancelled: false,
    late: 0,
    warnings: [{ kind: 'no-service' }],
  });
  const gone = { ...kept, sailing: null };
  expect(sailingNews(live, gone)).toBeUndefined();
  const days = (dayOf(companyStrike) - dayOf(strike)) * 1440;
  const onStrike = {
    departsAt: utcIso(origin + 600 - days),
    arrivesAt: utcIso(origin + 900 - days),
  };
  expect(sailingNews(live, { ...gone, ...onStrike })).toMatchObject({
    warnings: [{ kind: 'no-service' }],
  });
  expect(sailingNews(ferryNetwork(), kept)).toBeUndefined();
});
