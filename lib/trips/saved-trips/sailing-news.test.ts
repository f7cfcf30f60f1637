import { dayOf } from '@/lib/foundation/time/days';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late } from '@/lib/sea/timetable/realtime/testing/message';
import type { GtfsTrip } from '@/lib/sea/timetable/types';
import { sailingNews, warningsAhead } from './sailing-news';

const date = '2027-07-14';
const { timetable, feed } = ferryNetwork();
const sailing = [...timetable.tripsOn(dayOf(date))].flatMap((index) => feed.trips[index] ?? []);
const [off, delayed, passing, plain] = sailing.filter(({ calls }) => calls.length > 2) as [
  GtfsTrip,
  GtfsTrip,
  GtfsTrip,
  GtfsTrip,
];
const named = ({ id }: GtfsTrip) => ({ tripId: id, startDate: date.replaceAll('-', '') });

realtimeSays(() => [
  cancelled(named(off)),
  late(named(delayed), 40),
  {
    tripUpdate: {
      trip: named(passing),
      stopTimeUpdate: [{ stopSequence: passing.calls[1]?.sequence ?? 0, scheduleRelationship: 1 }],
    },
  },
]);

/** A boat as a trip keeps it, from one call of it to another. */
function keptBoat({ id, calls }: GtfsTrip, to: number, day = date) {
  const at = (minute = 0) => utcIso(timetable.clock.origin(dayOf(day)) + minute);
  return {
    fromPort: calls[0]?.portId ?? '',
    toPort: calls[to]?.portId ?? '',
    departsAt: at(calls[0]?.departure),
    arrivesAt: at(calls[to]?.arrival),
    operator: '',
    vessel: '',
    cents: null,
    childCents: null,
    fareBasis: null,
    fareAsOf: null,
    sailing: id,
    isTypical: true,
  };
}

it('warns of a boat until it leaves, by its expected time', () => {
  const warnings = [{ kind: 'strike' as const, header: [], at: 0 }];
  const news = { isCancelled: false, late: 40, lateArrival: 40, expected: 100, warnings, at: 0 };
  expect(warningsAhead(news, 100)).toEqual(warnings);
  expect(warningsAhead(news, 101)).toEqual([]);
});

describe('status of a saved boat', () => {
  const news = (trip: GtfsTrip, to: number, day?: string) =>
    sailingNews(liveNetwork(), keptBoat(trip, to, day));

  it('is cancelled, on its day only', () => {
    expect(news(off, 1)).toMatchObject({ isCancelled: true });
    expect(news(off, 1, '2027-07-15')).toBeUndefined();
    expect(news(plain, 1)).toBeUndefined();
  });

  it('has its delay', () => {
    const { departsAt } = keptBoat(delayed, 1);
    expect(news(delayed, 1)).toMatchObject({
      isCancelled: false,
      late: 40,
      expected: Date.parse(departsAt) / 60_000 + 40,
    });
  });

  it('skips the port of the trip, without effect on other passengers', () => {
    expect(news(passing, 1)).toMatchObject({ isCancelled: true });
    expect(news(passing, 2)).toMatchObject({ isCancelled: false });
  });

  it('is unknown for a boat removed from the timetable or moved to another time', () => {
    const boat = keptBoat(off, 1);
    const live = liveNetwork();
    expect(sailingNews(live, { ...boat, sailing: 'gone' })).toBeUndefined();
    expect(sailingNews(live, { ...boat, sailing: null })).toBeUndefined();
    const other = utcIso(Date.parse(boat.departsAt) / 60_000 + 5);
    expect(sailingNews(live, { ...boat, departsAt: other })).toBeUndefined();
    expect(sailingNews(ferryNetwork(), boat)).toBeUndefined();
  });
});
