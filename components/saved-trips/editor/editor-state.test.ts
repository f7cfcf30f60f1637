import { moveStop, newStops, newTrip, setNights, setStopNote } from '@/lib/trips/saved-trips/rules';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { editorReducer, startOf } from './editor-state';
import { fittingIn } from './fitting';

const leg = { position: 0, sailings: [] };
const trip: TripDocument = {
  ...newTrip('Two islands', { stops: newStops([{ island: 'naxos', nights: 2 }]) }),
  legs: [leg],
};
const id = trip.stops[0]?.id ?? '';

/** Keeps boats only if the first stay has two nights. */
const reducer = editorReducer((document) => ({
  document: { ...document, legs: document.stops[0]?.nights === 2 ? document.legs : [] },
}));
const nights = (count: number) => ({
  type: 'edit' as const,
  field: 'nights',
  change: (before: TripDocument) => setNights(before, id, count),
  keepsBoats: true,
});

describe('the trip editor', () => {
  it('counts the boats lost by a change, and restores them if it is reversed', () => {
    const without = reducer(startOf(trip), nights(3));
    expect(without.document.legs).toEqual([]);
    expect(without.notice?.dropped).toBe(1);
    const again = reducer(without, nights(2));
    expect(again.document.legs).toEqual([leg]);
    expect(again.notice).toBeNull();
    expect(again.past).toHaveLength(1);
  });

  it('undoes a whole step, including its boats', () => {
    const changed = reducer(reducer(startOf(trip), nights(3)), nights(4));
    const back = reducer(changed, { type: 'undo', message: 'Undone' });
    expect(back.document).toBe(trip);
    expect(back.past).toEqual([]);
  });

  it('does not report a boat that was removed on purpose', () => {
    const out = reducer(startOf(trip), {
      type: 'edit',
      field: 'leg',
      change: (before) => ({ ...before, legs: [] }),
      isOfBoats: true,
    });
    expect(out.notice).toBeNull();
  });

  it('keeps the edits when another version is loaded, and can restore them', () => {
    const theirs = { ...trip, title: 'Theirs' };
    const shown = reducer(startOf(trip), { type: 'adopt', document: theirs, message: 'Theirs' });
    expect(shown.document).toBe(theirs);
    expect(reducer(shown, { type: 'undo', message: '' }).document).toBe(trip);
  });
});

describe('a boat whose ports the timetable no longer has', () => {
  const sailing = {
    fromPort: 'old-piraeus',
    toPort: 'old-naxos',
    departsAt: '2027-07-05T04:30:00.000Z',
    arrivesAt: '2027-07-05T09:00:00.000Z',
    operator: 'Operator',
    vessel: '',
    cents: null,
    childCents: null,
    fareBasis: null,
    fareAsOf: null,
    sailing: null,
    isTypical: false,
  };
  const stored: TripDocument = {
    ...trip,
    startDate: '2027-07-05',
    startGateway: 'piraeus',
    legs: [{ position: 0, sailings: [sailing] }],
  };
  const none = { ports: [], airports: [], islands: [] };
  const real = editorReducer(fittingIn({ ports: {}, gateways: none }));
  const boatsAfter = (change: (before: TripDocument) => TripDocument) =>
    real(startOf(stored), { type: 'edit', field: 'any', change }).document.legs;

  it('is kept while other parts change', () => {
    expect(boatsAfter((before) => ({ ...before, title: 'Another name' }))).toBe(stored.legs);
    expect(boatsAfter((before) => setStopNote(before, id, 'By the harbour'))).toBe(stored.legs);
    expect(boatsAfter((before) => setNights(before, id, 5))).toEqual(stored.legs);
    expect(boatsAfter((before) => ({ ...before, endGateway: 'rafina' }))).toEqual(stored.legs);
  });

  it('is removed with its day or leg', () => {
    expect(boatsAfter((before) => ({ ...before, startDate: '2027-07-06' }))).toEqual([]);
    expect(boatsAfter((before) => ({ ...before, startGateway: 'rafina' }))).toEqual([]);
    expect(
      boatsAfter((before) => ({
        ...before,
        stops: before.stops.map((stop) => ({ ...stop, island: 'milos' })),
      })),
    ).toEqual([]);
  });
});

describe('dropped boats', () => {
  const sailing = (from: string, to: string, departs: string, arrives: string) => ({
    sailing: `${from}-${to}`,
    fromPort: from,
    toPort: to,
    departsAt: `2027-06-10T${departs}:00+03:00`,
    arrivesAt: `2027-06-10T${arrives}:00+03:00`,
    vessel: null,
    operator: 'Blue Star Ferries',
    operatorId: null,
    cents: 4000,
    isTypical: true,
  });
  const offer = (...sailings: ReturnType<typeof sailing>[]) => ({
    key: sailings.map(({ departsAt }) => departsAt).join(),
    sailings: sailings as unknown as TripDocument['legs'][number]['sailings'],
    cents: 4000,
    transfers: sailings.length - 1,
  });
  const start: TripDocument = {
    ...newTrip('Two islands', {
      stops: newStops([
        { island: 'paros', nights: 0 },
        { island: 'naxos', nights: 2 },
      ]),
    }),
    startDate: '2027-06-10',
    startGateway: 'piraeus',
    legs: [
      { position: 0, sailings: offer(sailing('piraeus', 'paros', '07:30', '12:00')).sailings },
    ],
  };
  const places = { ports: {}, gateways: { ports: [], airports: [], islands: [] } };
  const reduce = editorReducer(fittingIn(places));
  const swap = {
    type: 'edit' as const,
    field: 'move',
    change: (trip: TripDocument) => moveStop(trip, 0, 1),
  };
  const toNaxos = (...boats: ReturnType<typeof offer>[]) => ({
    'piraeus|naxos|2027-06-10': { boats, search: null },
  });

  it('are replaced by the best boats of the day, in the same step', () => {
    const moved = reduce(startOf(start), swap);
    expect(moved.document.legs).toEqual([]);
    expect(moved.refill).toEqual([0, 1]);
    const night = offer(sailing('piraeus', 'naxos', '01:00', '05:30'));
    const change = offer(
      sailing('piraeus', 'paros', '07:30', '11:30'),
      sailing('paros', 'naxos', '12:00', '12:40'),
    );
    const direct = offer(sailing('piraeus', 'naxos', '07:30', '12:50'));
    const filled = reduce(moved, { type: 'refill', offers: toNaxos(night, change, direct) });
    expect(filled.document.legs).toEqual([{ position: 0, sailings: direct.sailings }]);
    expect(filled.notice?.refilled).toEqual({ found: 1, missing: 0 });
    expect(reduce(filled, { type: 'undo', message: '' }).document).toBe(start);
  });

  it('leave a leg empty, and report it, on a day without boats', () => {
    const filled = reduce(reduce(startOf(start), swap), { type: 'refill', offers: toNaxos() });
    expect(filled.notice?.refilled).toEqual({ found: 0, missing: 1 });
    expect(filled.refill).toEqual([1]);
  });

  it('wait for the boats of their day to load', () => {
    const moved = reduce(startOf(start), swap);
    expect(reduce(moved, { type: 'refill', offers: {} })).toBe(moved);
  });

  it('are not replaced if the user removes them', () => {
    const out = reduce(startOf(start), {
      type: 'edit',
      field: 'leg',
      change: (trip) => ({ ...trip, legs: [] }),
      isOfBoats: true,
    });
    expect(out.refill).toEqual([]);
  });
});
