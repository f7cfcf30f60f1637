import { now } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { noticesFor } from '@/lib/sea/timetable/notices';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late, notice } from '@/lib/sea/timetable/realtime/testing/message';
import { departuresAfter, noticedSea, withDelays } from './delays';
import { estimateVessels } from './estimates';
import { vesselsUnderWay } from './queries';

const noon: EpochMinutes = Date.parse('2027-07-14T09:00Z') / 60_000;
const atSea = estimateVessels(ferryNetwork(), noon).filter(({ calls }) => calls.length > 2);
const [off, slow, short] = atSea;
if (!off || !slow || !short) throw new Error('A day in July has three boats at noon');
const named = ({ tripId, serviceDay }: typeof off) => ({
  tripId,
  startDate: serviceDay.replaceAll('-', ''),
});

realtimeSays(() => [
  cancelled(named(off)),
  late(named(slow), 5),
  {
    tripUpdate: {
      trip: named(short),
      stopTimeUpdate: [{ stopId: short.calls[0]?.portId ?? '', scheduleRelationship: 1 }],
    },
  },
  {
    alert: {
      ...notice([{ routeType: 4 }], { en: 'Morning only' }).alert,
      activePeriod: [{ start: (noon - 300) * 60, end: (noon - 60) * 60 }],
    },
  },
]);

describe('tracking at a given time', () => {
  it('lists the cancelled boat that would be at sea, and only then', async () => {
    const { vessels, cancelled: gone } = await vesselsUnderWay(noon);
    expect(vessels.map(({ id }) => id)).not.toContain(off.id);
    const [first, last] = [off.calls[0], off.calls.at(-1)];
    expect(gone).toMatchObject([
      { tripId: off.tripId, from: first?.portId, to: last?.portId, departure: first?.departure },
    ]);
    expect((await vesselsUnderWay((first?.departure ?? 0) - 1)).cancelled).toEqual([]);
    expect((await vesselsUnderWay(last?.arrival)).cancelled).toEqual([]);
  });

  it('has a timestamp of now, and reports with their current age', async () => {
    const { instant, answeredAt, vessels } = await vesselsUnderWay(noon);
    expect(instant).toBe(noon);
    expect(Math.abs(answeredAt - now())).toBeLessThan(1);
    const delay = vessels.find(({ id }) => id === slow.id)?.delay;
    expect(answeredAt - (delay?.at ?? 0)).toBeLessThan(5);
  });

  it('has the notices valid at that time, not those at departure', async () => {
    const noticesAt = async (at: EpochMinutes) => {
      const result = await vesselsUnderWay(at);
      return noticesFor(liveNetwork(), noticedSea(result)).length;
    };
    expect(await noticesAt(noon)).toBe(0);
    expect(await noticesAt(noon - 120)).toBe(1);
  });

  it('starts a boat that skips its first port at the next one', () => {
    const before = (short.calls[0]?.departure ?? 0) - 1;
    const row = departuresAfter(liveNetwork(), before, 500).find(
      ({ trip, serviceDay }) => trip.id === short.tripId && serviceDay === short.serviceDay,
    );
    expect(row?.trip.calls[0]?.portId).toBe(short.calls[1]?.portId);
    expect(row).toMatchObject({ departure: short.calls[1]?.departure, late: 0 });
  });
});

it('a boat with a cancelled section is under way before and after it, once', () => {
  const call = (portId: string, at: number) => ({ portId, arrival: at, departure: at + 20 });
  const sailing = { calls: [call('a', 0), call('b', 60), call('c', 120), call('d', 180)] };
  const onTime = { arrival: 0, departure: 0, skipped: false };
  const runs = [[0, 1] as const, [2, 3] as const];
  const { id, tripId, serviceDay } = slow;
  const calls = [onTime, onTime, onTime, onTime];
  const news = { tripId, serviceDay, state: 'changed' as const, calls, runs, at: 0 };
  const network = {
    ...ferryNetwork(),
    realtime: { state: 'live' as const, at: 0, alerts: [], trips: new Map([[id, news]]) },
  };
  const portsAt = (segment: number) => {
    const vessel = { ...slow, ...sailing, segment, inPort: false };
    return withDelays(network, [vessel, vessel]).map((one) =>
      one.calls.map(({ portId }) => portId).join(''),
    );
  };
  expect([0, 1, 2].map(portsAt)).toEqual([['ab'], [], ['cd']]);
});
