import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { TripPlaces } from './add-boats';
import { withFittingLegs } from './fitting-legs';
import {
  addStop,
  daysOfStop,
  moveStop,
  removeStop,
  setDayNote,
  setNights,
  setRoomFixed,
  setStopNote,
} from './rules';
import type { TripDocument, TripStop } from './types';

/** Names of the fields of the form that changes a trip without JavaScript. */
export const plainNames = {
  nights: (stop: string) => `nights.${stop}`,
  note: (stop: string) => `note.${stop}`,
  /** `true` from a checkbox; {@link plainNames.roomAsked} tells an unticked one from a form without it. */
  room: (stop: string) => `room.${stop}`,
  roomAsked: (stop: string) => `roomAsked.${stop}`,
  dayNote: (stop: string, offset: number) => `day.${stop}.${offset}`,
  /** Slug of an island to add; empty for none. */
  add: 'add',
  /** Of the pressed button: a step and the id of its stop; empty to save alone. */
  step: 'step',
} as const;

export type PlainStep = 'earlier' | 'later' | 'remove';

/** Value of the button that takes a step with a stop. */
export const stepValue = (step: PlainStep, stop: string) => `${step} ${stop}`;

type Fields = Readonly<Record<string, string>>;

/**
 * Returns the trip as a form without JavaScript changes it: fields first, then the step of the
 * pressed button. Fields that the form lacks stay as they are. Boats that no longer fit are
 * removed. The result is not checked against the schema.
 */
export function changedByForm(
  trip: TripDocument,
  fields: Fields,
  { placeOfPort, gatewayPlaces }: TripPlaces,
): TripDocument {
  const { title = trip.title, startDate = trip.startDate } = fields;
  const named = { ...trip, title, startDate: startDate || null };
  const written = trip.stops.reduce((next, stop) => withFields(next, stop, fields), named);
  const add = fields[plainNames.add] ?? '';
  const grown = isIslandSlug(add) ? addStop(written, add) : written;
  const next = withStep(grown, fields[plainNames.step] ?? '');
  return withFittingLegs(next, placeOfPort, gatewayPlaces).document;
}

function withFields(trip: TripDocument, stop: TripStop, fields: Fields): TripDocument {
  const { id } = stop;
  const nights = fields[plainNames.nights(id)] ?? '';
  const stayed = /^\d{1,3}$/.test(nights) ? setNights(trip, id, Number(nights)) : trip;
  const roomFixed = fields[plainNames.roomAsked(id)]
    ? fields[plainNames.room(id)] === 'true'
    : stop.roomFixed;
  const marked = setRoomFixed(stayed, id, roomFixed);
  const noted = setStopNote(marked, id, fields[plainNames.note(id)] ?? stop.note);
  return daysOfStop(trip, stop).reduce((next, offset) => {
    const note = fields[plainNames.dayNote(id, offset)];
    return note === undefined ? next : setDayNote(next, id, offset, note.trim());
  }, noted);
}

function withStep(trip: TripDocument, value: string): TripDocument {
  const [step, id = ''] = value.split(' ');
  const at = trip.stops.findIndex((stop) => stop.id === id);
  if (at < 0) return trip;
  if (step === 'earlier') return moveStop(trip, at, at - 1);
  if (step === 'later') return moveStop(trip, at, at + 1);
  return step === 'remove' ? removeStop(trip, id) : trip;
}
