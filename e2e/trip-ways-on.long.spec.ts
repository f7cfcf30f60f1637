import { randomUUID } from 'node:crypto';
import { cancelled } from '../lib/sea/timetable/realtime/testing/message';
import en from '../messages/en/tripReplan.json' with { type: 'json' };
import watch from '../messages/en/tripWatch.json' with { type: 'json' };
import { testBackend, testBackendUrl, testSite } from '../tools/test/test-settings.mjs';
import { createAccount, signIn } from './support/account';
import { type OwnSite, startSite } from './support/own-site';
import { plainGet } from './support/plain-request';
import { type RealtimeServer, realtimeServer, tomorrow } from './support/realtime-server';
import { bareTripDocument, openCalendar, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

test.skip(Boolean(process.env.E2E_BASE_URL), 'starts servers of its own');
test.setTimeout(200_000);

let service: RealtimeServer;
let site: OwnSite | undefined;
test.beforeEach(async () => {
  service = await realtimeServer();
});
test.afterEach(async () => {
  await site?.kill();
  await service.close();
});

interface Leg {
  readonly tripId: string;
  readonly vessel: string | null;
  readonly departure: string;
  readonly arrival: string;
  readonly from: string;
  readonly to: string;
}

/** The first direct boat of tomorrow from Piraeus to Naxos. */
async function boatOfTomorrow(): Promise<Leg> {
  const search = `/api/ferries/search?from=piraeus&to=naxos&date=${tomorrow()}`;
  const { body } = await plainGet(search, {}, testSite.url);
  const journeys: { transfers: number; legs: Leg[] }[] = JSON.parse(body).crossings[0].journeys;
  const [leg] = journeys.find(({ transfers }) => transfers === 0)?.legs ?? [];
  if (!leg) throw new Error('No boat tomorrow');
  return leg;
}

test('a saved boat is cancelled: the trip takes another way, its calendar follows, and both go back', async ({
  page,
}) => {
  const boat = await boatOfTomorrow();
  const account = await createAccount();
  await signIn(page, account);
  const id = await storeTrip(account, {
    ...bareTripDocument('To Naxos tomorrow', ['naxos']),
    startDate: tomorrow(),
    legs: [
      {
        position: 0,
        sailings: [
          {
            fromPort: boat.from,
            toPort: boat.to,
            departsAt: new Date(boat.departure).toISOString(),
            arrivesAt: new Date(boat.arrival).toISOString(),
            ...{ operator: '', vessel: boat.vessel ?? '', sailing: boat.tripId },
            ...{
              cents: null,
              childCents: null,
              fareBasis: null,
              fareAsOf: null,
              isTypical: true,
            },
          },
        ],
      },
    ],
  });
  const token = randomUUID().replaceAll('-', '').slice(0, 24);
  await openCalendar(account, id, token);
  service.say([cancelled({ tripId: boat.tripId, startDate: tomorrow().replaceAll('-', '') })]);
  site = await startSite({
    FERRY_GTFS_RT_URL: service.address,
    SUPABASE_URL: testBackendUrl,
    SUPABASE_PUBLISHABLE_KEY: testBackend.keys.EMBEDDED_PUBLISHABLE_KEY,
    // Rate limits of writes are counted in the backend.
    SUPABASE_SECRET_KEY: testBackend.keys.EMBEDDED_SECRET_KEY,
    TRIP_WATCH_SECONDS: '0',
    KEEP_PAGES_ON_DISK: 'false',
  });
  const { url } = site;
  const calendar = async () => {
    const { body } = await plainGet(`/api/trips/calendar/${token}.ics?locale=en`, {}, url);
    return body.match(/^DTSTART;TZID=[^:]*:\d{8}T\d{4}/gm)?.join();
  };
  const before = await calendar();

  const findings = page.getByTestId('trip-findings');
  await expect(async () => {
    await page.goto(`${url}/my-trips/${id}`);
    await expect(findings.getByRole('heading', { name: watch.kinds.cancelled })).toBeVisible();
  }).toPass();
  // Each piece of news once: the box of live news says nothing of this boat.
  await expect(page.getByTestId('trip-news').getByRole('listitem')).toHaveCount(0);
  await findings.getByTestId('ways-on').getByRole('button').first().click();
  const taken = page.getByTestId('taken-way');
  await expect(taken.getByText(en.taken)).toBeVisible();
  await expect(findings).toBeHidden();
  expect(await calendar()).not.toBe(before);

  await taken.getByRole('button', { name: en.undo.button }).click();
  await expect(taken.getByText(en.takenBack)).toBeVisible();
  await expect(findings.getByRole('heading', { name: watch.kinds.cancelled })).toBeVisible();
  expect(await calendar()).toBe(before);
});
