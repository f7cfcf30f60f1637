import { newStops, newTrip, setNights, setStopNote } from '@/lib/trips/saved-trips/rules';
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

describe('the editor', () => {
  it('counts the boats a change costs, and brings them back with the next step of it', () => {
    const without = reducer(startOf(trip), nights(3));
    expect(without.document.legs).toEqual([]);
    expect(without.notice?.dropped).toBe(1);
    const again = reducer(without, nights(2));
    expect(again.document.legs).toEqual([leg]);
    expect(again.notice).toBeNull();
    expect(again.past).toHaveLength(1);
  });

  it('takes back a whole step, with its boats', () => {
    const changed = reducer(reducer(startOf(trip), nights(3)), nights(4));
    const back = reducer(changed, { type: 'undo', message: 'Undone' });
    expect(back.document).toBe(trip);
    expect(back.past).toEqual([]);
  });

  it('says nothing of a boat that was taken out on purpose', () => {
    const out = reducer(startOf(trip), {
      type: 'edit',
      field: 'leg',
      change: (before) => ({ ...before, legs: [] }),
      isOfBoats: true,
    });
    expect(out.notice).toBeNull();
  });

  it('keeps what stood here when another version is shown, and can bring it back', () => {
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

  it('stays while something else changes', () => {
    expect(boatsAfter((before) => ({ ...before, title: 'Another name' }))).toBe(stored.legs);
    expect(boatsAfter((before) => setStopNote(before, id, 'By the harbour'))).toBe(stored.legs);
    expect(boatsAfter((before) => setNights(before, id, 5))).toEqual(stored.legs);
    expect(boatsAfter((before) => ({ ...before, endGateway: 'rafina' }))).toEqual(stored.legs);
  });

  it('goes with its day or its way', () => {
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
