import { boatWarnings } from './boat-warnings';
import type { NoticedBoat } from './notices';
import { merged, timetable } from './realtime/testing/merged';
import { notice } from './realtime/testing/message';

const byId = <T extends { readonly id: string }>(entries: readonly T[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));
const { lines, trips } = timetable.feed;
const instant = (iso: string) => Date.parse(iso) / 60_000;

/** `out`, from Piraeus at 07:25 to Naxos at 12:45. */
const out: NoticedBoat = {
  tripId: 'out',
  serviceDay: '2027-07-14',
  lineId: 'main',
  from: 'piraeus',
  to: 'naxos-chora',
  departure: instant('2027-07-14T04:25Z'),
  arrival: instant('2027-07-14T09:45Z'),
};
const period = (start: string, end: string) => ({
  activePeriod: [{ start: instant(start) * 60, end: instant(end) * 60 }],
});
const day = period('2027-07-13T21:00Z', '2027-07-14T21:00Z');

function kinds(entity: ReturnType<typeof notice>, boat: Partial<NoticedBoat> = {}) {
  const { alerts } = merged([entity]);
  const realtime = { state: 'live', at: 0, alerts, trips: new Map() } as const;
  const network = { realtime, lines: byId(lines), trips: byId(trips) };
  return boatWarnings(network, { ...out, ...boat }).map(({ kind }) => kind);
}

describe('a notice of no service', () => {
  it.each([
    ['boats as such', { routeType: 4 }],
    ['a company', { agencyId: 'blue' }],
    ['a line', { routeId: 'main' }],
    ['the port of boarding', { stopId: 'piraeus' }],
    ['the island of landing', { stopId: 'naxos' }],
    ['the trip', { trip: { tripId: 'out', startDate: '20270714' } }],
  ])('about %s warns of the boat', (_, about) => {
    expect(kinds(notice([about], undefined, day))).toEqual(['no-service']);
    expect(kinds(notice([about], {}, day))).toEqual(['no-service']);
  });

  it('about other ports, other days and with other effects does not warn', () => {
    expect(kinds(notice([{ stopId: 'paros' }], undefined, day))).toEqual([]);
    const next = period('2027-07-14T21:00Z', '2027-07-15T21:00Z');
    expect(kinds(notice([{ routeType: 4 }], undefined, next))).toEqual([]);
    expect(kinds(notice([{ routeType: 4 }], undefined, { ...day, effect: 3 }))).toEqual([]);
  });

  it('allows a boat that left before to finish, but not into a closed port', () => {
    const later = period('2027-07-14T08:00Z', '2027-07-14T11:00Z');
    expect(kinds(notice([{ routeType: 4 }], undefined, later))).toEqual([]);
    expect(kinds(notice([{ stopId: 'naxos' }], undefined, later))).toEqual(['no-service']);
    // The end of a period is not part of it.
    const before = period('2027-07-13T21:00Z', '2027-07-14T04:25Z');
    expect(kinds(notice([{ routeType: 4 }], undefined, before))).toEqual([]);
  });
});

it('a strike with an unknown effect warns that the boat may not sail', () => {
  const strike = { ...day, cause: 4 };
  expect(kinds(notice([{ routeType: 4 }], undefined, { ...strike, effect: 8 }))).toEqual([
    'strike',
  ]);
  expect(kinds(notice([{ routeType: 4 }], undefined, { ...strike, effect: 10 }))).toEqual([]);
});
