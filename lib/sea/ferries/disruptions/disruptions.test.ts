import { kmhOfForce } from '@/lib/records/weather/beaufort';
import type { PlaceDay, WeatherReport } from '@/lib/records/weather/forecast/report';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';
import { cancelled, late, notice } from '@/lib/sea/timetable/realtime/testing/message';
import {
  countsByLine,
  countsByPlace,
  countsOf,
  isAllQuiet,
  isFullyKnown,
  isPressing,
  onDay,
} from './counts';
import { disruptionsOf, narrowed, sailingsOf } from './disruptions';

const date = '2027-07-14';
const startDate = '20270714';
/** 06:00 in Athens, before the boats of the day leave. */
const at = Date.parse('2027-07-14T03:00Z') / 60_000;
const strikeStart = Date.parse('2027-07-15T21:00Z') / 1000;

realtimeSays(() => [
  cancelled({ tripId: 'bsn-south-out', startDate }),
  late({ tripId: 'wcj-out', startDate }, 25),
  late({ tripId: 'thu-out', startDate }, -10),
  // A week ahead.
  cancelled({ tripId: 'bsn-south-out', startDate: '20270721' }),
  // Before today.
  cancelled({ tripId: 'bsn-south-out', startDate: '20270710' }),
  notice(
    [{ routeType: 4 }],
    { en: 'Strike of the crews' },
    { cause: 4, effect: 8, activePeriod: [{ start: strikeStart, end: strikeStart + 86_400 }] },
  ),
  notice([{ stopId: 'piraeus' }], { en: 'Another gate' }, { effect: 7 }),
  notice(
    [{ stopId: 'naxos-chora' }],
    { en: 'Over since yesterday' },
    { activePeriod: [{ end: at * 60 - 86_400 }] },
  ),
]);

/** The same wind over all waters. */
function reportOf(force: number, freshness: WeatherReport['freshness'] = 'fresh'): WeatherReport {
  const days = ['2027-07-14', '2027-07-15', '2027-07-16', '2027-07-17', '2027-07-18'];
  const dayOn = (one: string, windKmh: number): PlaceDay => ({
    date: one,
    windKmh,
    waveM: 1,
    high: null,
    low: null,
    rainMm: null,
    rainChance: null,
    gustKmh: null,
    from: 0,
    wavesFrom: null,
    leftOut: [],
  });
  const calm = kmhOfForce(3)[0];
  const place = {
    now: null,
    seaC: null,
    // Only the second day is windy.
    days: days.map((one, index) => dayOn(one, index === 1 ? kmhOfForce(force)[0] : calm)),
  };
  const isKnown = freshness !== 'none';
  return {
    freshness,
    at: isKnown ? at : null,
    sea: { freshness, at: isKnown ? at : null },
    days: isKnown ? days : [],
    places: new Map(isKnown ? seaAreaIds.map((id) => [id, place]) : []),
  };
}

const found = (force = 3) => disruptionsOf(liveNetwork(), reportOf(force), at);

describe('the disruptions', () => {
  it('are of today and three days, and what is announced for later', () => {
    const { days, boats, state } = found();
    expect(state).toBe('live');
    expect(days).toEqual(['2027-07-14', '2027-07-15', '2027-07-16', '2027-07-17']);
    expect(boats.map(({ kind, tripId, date: on, minutes }) => [kind, tripId, on, minutes])).toEqual(
      [
        ['cancelled', 'bsn-south-out', date, 0],
        ['late', 'wcj-out', date, 25],
        ['early', 'thu-out', date, -10],
        ['cancelled', 'bsn-south-out', '2027-07-21', 0],
      ],
    );
  });

  it('keep a cancelled boat all day, and a late one until it has arrived', () => {
    const evening = Date.parse('2027-07-14T20:00Z') / 60_000;
    const { boats } = disruptionsOf(liveNetwork(), reportOf(3), evening);
    expect(boats.filter((boat) => boat.date === date).map(({ kind }) => kind)).toEqual([
      'cancelled',
    ]);
  });

  it('count the boats of a strike on its own day, and put it before other notices', () => {
    const { notices } = found();
    expect(notices.map(({ kind, dates }) => [kind, dates])).toEqual([
      ['strike', ['2027-07-16']],
      ['notice', found().days],
    ]);
    const stopped = sailingsOf(liveNetwork(), at).filter(
      ({ departure }) => departure >= strikeStart / 60 && departure < strikeStart / 60 + 1440,
    );
    const counted = countsOf(onDay(found(), '2027-07-16')).stopped;
    expect(counted).toBeGreaterThanOrEqual(stopped.length);
    expect(countsOf(onDay(found(), '2027-07-17')).stopped).toBe(0);
  });

  it('have ids that are each unique, and the same at every reading', () => {
    const ids = () => {
      const { boats, notices, winds } = found(8);
      return [...boats, ...notices, ...winds].map(({ id }) => id);
    };
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toEqual(ids());
  });
});

describe('wind limits', () => {
  it('name only lines whose kind of boat the wind may stop', () => {
    const network = liveNetwork();
    const kindsAt = (force: number) =>
      new Set(
        found(force).winds.flatMap(({ lines }) =>
          lines.map(({ lineId, verdict }) => `${network.lines.get(lineId)?.vesselKind} ${verdict}`),
        ),
      );
    expect([...kindsAt(5)]).toEqual([]);
    expect(kindsAt(6).size).toBeGreaterThan(0);
    for (const kind of kindsAt(6)) expect(kind).toMatch(/^(?:local|passenger) doubtful$/);
    expect(kindsAt(8)).toContain('high-speed stays');
    expect(kindsAt(8)).toContain('conventional doubtful');
    expect(kindsAt(9)).toContain('conventional stays');
  });

  it('are of the windy day alone, and count every boat of it once', () => {
    const { winds } = found(9);
    expect(new Set(winds.map((wind) => wind.date))).toEqual(new Set(['2027-07-15']));
    const sailing = sailingsOf(liveNetwork(), at);
    const counted = countsOf(onDay(found(9), '2027-07-15')).windy;
    expect(counted).toBeGreaterThan(20);
    expect(counted).toBeLessThanOrEqual(sailing.length);
  });

  it('are empty without a forecast, which then is not quiet', () => {
    const unknown = disruptionsOf(liveNetwork(), reportOf(9, 'none'), at);
    expect(unknown.winds).toEqual([]);
    expect(isFullyKnown(unknown)).toBe(false);
    expect(isFullyKnown(found())).toBe(true);
  });
});

describe('groups', () => {
  const network = () => liveNetwork();
  const placeOf = (portId: string) => network().ports.get(portId)?.stationId ?? portId;

  it('count a boat for each of its places and for its line', () => {
    const today = onDay(found(), date);
    expect(countsOf(today)).toEqual({ cancelled: 1, changed: 2, stopped: 0, windy: 0 });
    const [boat] = today.boats;
    const places = countsByPlace(today, placeOf);
    for (const portId of boat?.portIds ?? []) {
      expect(places.get(placeOf(portId))?.cancelled).toBe(1);
    }
    expect(countsByLine(today).get(boat?.lineId ?? '')?.cancelled).toBe(1);
  });

  it('are narrowed to a place and a line', () => {
    const [boat] = found().boats;
    const own = narrowed(found(9), { lineId: boat?.lineId });
    expect(own.boats.every(({ lineId }) => lineId === boat?.lineId)).toBe(true);
    expect(
      own.winds.flatMap(({ lines }) => lines).every((line) => line.lineId === boat?.lineId),
    ).toBe(true);
    const kea = narrowed(found(9), { portIds: network().stations.get('kea')?.portIds });
    expect(kea.boats).toEqual([]);
    expect(kea.winds.length).toBeGreaterThan(0);
    // The strike is about all ports, the gate about Piraeus.
    expect(kea.notices.map(({ kind }) => kind)).toEqual(['strike']);
  });

  it('press for a cancelled boat of today, not for a delay or a wind for small boats', () => {
    expect(isPressing(found())).toBe(true);
    const quiet = { ...found(), boats: found().boats.filter(({ kind }) => kind === 'late') };
    expect(isPressing({ ...quiet, notices: [] })).toBe(false);
    expect(isPressing({ ...quiet, notices: [], winds: found(6).winds })).toBe(false);
    expect(isPressing({ ...quiet, notices: [], winds: found(7).winds })).toBe(true);
    expect(isAllQuiet({ ...quiet, boats: [], notices: [] })).toBe(true);
  });
});
