import type { EpochMinutes } from '@/lib/foundation/time/types';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { notice } from '@/lib/sea/timetable/realtime/testing/message';
import { vesselsAnswer } from './answer-schema';
import { trackVessels } from './operation';
import { vesselsUnderWay } from './queries';
import { warningsOfDeparture, warningsOfVessel } from './warnings';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const noon: EpochMinutes = Date.parse('2027-07-14T09:00Z') / 60_000;
/** From 24 hours before noon to two hours before it, when most boats under way at noon had left. */
const [start, end] = [noon - 1440, noon - 120];

realtimeSays(() => [
  {
    alert: {
      ...notice([{ routeType: 4 }], { en: 'Strike of the crews' }).alert,
      cause: 4,
      effect: 8,
      activePeriod: [{ start: start * 60, end: end * 60 }],
    },
  },
  {
    alert: {
      ...notice([{ stopId: 'paros' }], { en: 'Port closed' }).alert,
      effect: 1,
      activePeriod: [{ start: noon * 60, end: (noon + 1440) * 60 }],
    },
  },
]);

const kinds = (warnings: readonly { kind: string }[]) => warnings.map(({ kind }) => kind);

test('a boat due to leave during a strike is marked, one that left after it is not', async () => {
  const { vessels } = await vesselsUnderWay(noon);
  const network = liveNetwork();
  const marked = vessels.filter((vessel) =>
    kinds(warningsOfVessel(network, vessel)).includes('strike'),
  );
  const struck = vessels.filter(({ calls }) => (calls[0]?.departure ?? 0) < end);
  expect(struck.length).toBeGreaterThan(0);
  expect(struck.length).toBeLessThan(vessels.length);
  expect(marked).toEqual(struck);
  const live = struck.map((vessel) => ({ ...vessel, source: 'live' as const }));
  expect(live.flatMap((vessel) => warningsOfVessel(network, vessel))).toEqual([]);
});

test('a boat whose next call is a closed port is marked, even if it goes elsewhere before', async () => {
  const { vessels } = await vesselsUnderWay(noon);
  const network = liveNetwork();
  const bound = vessels.filter(({ calls, segment }) =>
    calls[segment + 1]?.portId.startsWith('paros-'),
  );
  expect(bound.length).toBeGreaterThan(0);
  for (const vessel of bound) {
    expect(kinds(warningsOfVessel(network, vessel))).toContain('no-service');
  }
  const elsewhere = vessels.filter(
    ({ calls }) => !calls.some(({ portId }) => portId.startsWith('paros-')),
  );
  for (const vessel of elsewhere) {
    expect(kinds(warningsOfVessel(network, vessel))).not.toContain('no-service');
  }
});

test('upcoming boats are marked as well, except cancelled ones', async () => {
  const { departures } = await vesselsUnderWay(start);
  const network = liveNetwork();
  expect(departures.length).toBeGreaterThan(0);
  for (const departure of departures) {
    expect(kinds(warningsOfDeparture(network, departure))).toContain('strike');
    expect(warningsOfDeparture(network, { ...departure, isCancelled: true })).toEqual([]);
  }
});

test('the API returns the same', async () => {
  const outcome = await trackVessels.run(
    { at: '2027-07-14T09:00Z' },
    { headers: new Headers(), locale: 'en' },
  );
  if (outcome.state !== 'ok') throw new Error(outcome.state);
  const { vessels } = vesselsAnswer.parse(await trackVessels.answerOf(outcome.result, 'en'));
  const titles = vessels.flatMap(({ warnings }) => warnings.map(({ notice: title }) => title));
  expect(titles).toContain('Strike of the crews');
});
