import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { tripLimits } from './limits';
import type { TripDocument, TripEntry, TripLeg, TripStop } from './types';

export { tripCost } from './cost';
export { lastDay, legDay, stopDates, tripNights } from './dates';
export { withFittingLegs } from './fitting-legs';

const within = (value: number, most: number) => Math.min(Math.max(Math.trunc(value) || 0, 0), most);

const platformId = () => crypto.randomUUID();

/** Creates a trip for two with only the given content: the one place that lists what a new trip holds. */
export const newTrip = (
  title: string,
  content: Partial<Omit<TripDocument, 'title'>> = {},
): TripDocument => ({
  title,
  startDate: null,
  adults: 2,
  children: 0,
  vehicle: null,
  startGateway: null,
  endGateway: null,
  privateNotes: '',
  planQuery: null,
  stops: [],
  days: [],
  legs: [],
  entries: [],
  ...content,
});

/**
 * Creates the stops of a trip.
 *
 * @param makeId gives UUIDs; by default those of the platform
 */
export const newStops = (
  islands: readonly { readonly island: IslandSlug; readonly nights: number }[],
  makeId: () => string = platformId,
): TripStop[] =>
  islands.map(({ island, nights }) => ({
    id: makeId(),
    island,
    nights,
    roomFixed: false,
    note: '',
  }));

/** A trip under another title and with ids of its own; what a shared one does not tell is left empty. */
export function copyOf(
  trip: Omit<TripDocument, 'privateNotes' | 'planQuery'> & Partial<TripDocument>,
  title: string,
  makeId: () => string = platformId,
): TripDocument {
  const ids = new Map(trip.stops.map(({ id }) => [id, makeId()]));
  const renamed = <Part extends { readonly stopId: string }>(part: Part): Part => ({
    ...part,
    stopId: ids.get(part.stopId) ?? part.stopId,
  });
  return {
    ...newTrip(title, trip),
    title,
    stops: trip.stops.map((stop) => ({
      ...stop,
      id: ids.get(stop.id) ?? stop.id,
      // A room is booked for one trip.
      roomFixed: false,
    })),
    days: trip.days.map(renamed),
    entries: trip.entries.map(renamed),
  };
}

/** Adds a stop at the end, or at `at`. Unchanged if the trip is full. Boats are not changed. */
export function addStop(
  trip: TripDocument,
  island: IslandSlug,
  {
    id = crypto.randomUUID(),
    nights = 2,
    at = trip.stops.length,
  }: Partial<Pick<TripStop, 'id' | 'nights'>> & { at?: number } = {},
): TripDocument {
  if (trip.stops.length >= tripLimits.stops) return trip;
  const stop = {
    id,
    island,
    nights: within(nights, tripLimits.nights),
    roomFixed: false,
    note: '',
  };
  return withStops(trip, trip.stops.toSpliced(within(at, trip.stops.length), 0, stop));
}

/** The trip without a stop, its notes, its entries and the boats to and from it. */
export function removeStop(trip: TripDocument, id: string): TripDocument {
  const at = trip.stops.findIndex((stop) => stop.id === id);
  if (at < 0) return trip;
  const legs = trip.legs.filter(({ position }) => position !== at && position !== at + 1);
  const rest = withStops({ ...trip, legs }, trip.stops.toSpliced(at, 1));
  return {
    ...rest,
    days: trip.days.filter(({ stopId }) => stopId !== id),
    entries: trip.entries.filter(({ stopId }) => stopId !== id),
  };
}

/** The stop of place `from` at place `to`. Its notes and entries go with it, and boats stay with the ways they were for. */
export function moveStop(trip: TripDocument, from: number, to: number): TripDocument {
  const stop = trip.stops[from];
  if (!stop || from === to || to < 0 || to >= trip.stops.length) return trip;
  return withStops(trip, trip.stops.toSpliced(from, 1).toSpliced(to, 0, stop));
}

/** Identifies a leg by the stops at its two ends, not by its number. */
const wayTo = (stops: readonly TripStop[], position: number) =>
  `${stops[position - 1]?.id ?? 'start'} ${stops[position]?.id ?? 'end'}`;

/**
 * Boats are stored by the place of the stop they lead to. Those between neighbours that are still neighbours
 * go along to their new place; the others take a place that is left, for {@link withFittingLegs} to judge.
 */
function withStops(trip: TripDocument, stops: readonly TripStop[]): TripDocument {
  const free = new Map(
    Array.from({ length: stops.length + 1 }, (_, position) => [wayTo(stops, position), position]),
  );
  const kept: TripLeg[] = [];
  const homeless: TripLeg[] = [];
  for (const leg of trip.legs) {
    const way = wayTo(trip.stops, leg.position);
    const position = free.get(way);
    if (position === undefined) homeless.push(leg);
    else kept.push({ ...leg, position });
    free.delete(way);
  }
  const left = [...free.values()];
  for (const leg of homeless) {
    const position = left.shift();
    if (position !== undefined) kept.push({ ...leg, position });
  }
  return { ...trip, stops, legs: kept.sort((a, b) => a.position - b.position) };
}

const changed = (
  trip: TripDocument,
  id: string,
  change: Partial<Pick<TripStop, 'nights' | 'note' | 'roomFixed'>>,
): TripDocument => ({
  ...trip,
  stops: trip.stops.map((stop) => (stop.id === id ? { ...stop, ...change } : stop)),
});

/** Changes the nights at a stop, 0 to 60. Notes on days that fall away are kept, and reappear with more nights. */
export const setNights = (trip: TripDocument, id: string, nights: number): TripDocument =>
  changed(trip, id, { nights: within(nights, tripLimits.nights) });

export const setStopNote = (trip: TripDocument, id: string, note: string): TripDocument =>
  changed(trip, id, { note });

/** Marks the room at a stop as paid for good, or as one that can be cancelled. */
export const setRoomFixed = (trip: TripDocument, id: string, roomFixed: boolean): TripDocument =>
  changed(trip, id, { roomFixed });

/** Sets the note of one day of a stop; an empty one removes it. */
export function setDayNote(
  trip: TripDocument,
  stopId: string,
  dayOffset: number,
  note: string,
): TripDocument {
  const others = trip.days.filter((day) => day.stopId !== stopId || day.dayOffset !== dayOffset);
  return { ...trip, days: note === '' ? others : [...others, { stopId, dayOffset, note }] };
}

/** Replaces the boats of a leg; an empty list removes them. */
export function setLeg(
  trip: TripDocument,
  position: number,
  sailings: TripLeg['sailings'],
): TripDocument {
  const others = trip.legs.filter((leg) => leg.position !== position);
  const legs = sailings.length > 0 ? [...others, { position, sailings }] : others;
  return { ...trip, legs: legs.toSorted((a, b) => a.position - b.position) };
}

/** Unchanged when the trip has as many entries as it may. */
export function addEntry(trip: TripDocument, entry: TripEntry): TripDocument {
  if (trip.entries.length >= tripLimits.entries) return trip;
  return { ...trip, entries: [...trip.entries, entry] };
}

/** @param index its place in `entries` of the whole trip */
export const setEntry = (trip: TripDocument, index: number, entry: TripEntry): TripDocument => ({
  ...trip,
  entries: trip.entries.map((one, at) => (at === index ? entry : one)),
});

export const removeEntry = (trip: TripDocument, index: number): TripDocument => ({
  ...trip,
  entries: trip.entries.filter((_, at) => at !== index),
});

/** Days of a stop from 0, the day of leaving included, and those beyond it that something is still noted for. */
export function daysOfStop(
  { days, entries }: Pick<TripDocument, 'days' | 'entries'>,
  { id, nights }: Pick<TripStop, 'id' | 'nights'>,
): readonly number[] {
  const noted = [...days, ...entries].flatMap(({ stopId, dayOffset }) =>
    stopId === id && dayOffset !== null ? [dayOffset] : [],
  );
  const stay = Array.from({ length: nights + 1 }, (_, offset) => offset);
  return [...new Set([...stay, ...noted])].sort((a, b) => a - b);
}
