import { changedByForm, plainNames, stepValue } from './plain-edit';
import { newStops, newTrip } from './rules';

const places = {
  placeOfPort: (port: string) => port.replace(/-port$/, ''),
  gatewayPlaces: (gateway: string) => [gateway],
};

const stops = newStops([
  { island: 'naxos', nights: 2 },
  { island: 'paros', nights: 3 },
  { island: 'milos', nights: 1 },
]);
const [naxos = '', paros = '', milos = ''] = stops.map(({ id }) => id);
const boat = {
  fromPort: 'piraeus-port',
  toPort: 'naxos-port',
  departsAt: '2027-07-05T05:00:00.000Z',
  arrivesAt: '2027-07-05T09:00:00.000Z',
  operator: 'Lines',
  vessel: '',
  cents: null,
  childCents: null,
  fareBasis: null,
  fareAsOf: null,
  sailing: null,
  isTypical: true,
};
const trip = newTrip('Summer', {
  startDate: '2027-07-05',
  startGateway: 'piraeus',
  stops,
  days: [{ stopId: naxos, dayOffset: 1, note: 'Portara' }],
  legs: [{ position: 0, sailings: [boat] }],
});
const change = (fields: Record<string, string>) => changedByForm(trip, fields, places);
const islandsOf = (fields: Record<string, string>) => change(fields).stops.map((one) => one.island);

it('leaves a trip as it is without fields', () => {
  expect(change({})).toEqual(trip);
});

it('marks a room that cannot be cancelled, and keeps the mark where the form does not ask', () => {
  const roomsOf = (fields: Record<string, string>, of = trip) =>
    changedByForm(of, fields, places).stops.map(({ roomFixed }) => roomFixed);
  const asked = { [plainNames.roomAsked(paros)]: 'true' };
  const marked = change({ ...asked, [plainNames.room(paros)]: 'true' });
  expect(marked.stops.map(({ roomFixed }) => roomFixed)).toEqual([false, true, false]);
  expect(roomsOf({ title: 'Autumn' }, marked)).toEqual([false, true, false]);
  expect(roomsOf(asked, marked)).toEqual([false, false, false]);
});

it('writes name, first day, nights and notes, and clears a note', () => {
  const next = change({
    title: 'Autumn',
    startDate: '',
    [plainNames.nights(paros)]: '4',
    [plainNames.note(paros)]: 'Near the harbour',
    [plainNames.dayNote(naxos, 1)]: ' ',
    [plainNames.dayNote(milos, 0)]: 'Sarakiniko',
  });
  expect(next).toMatchObject({
    title: 'Autumn',
    startDate: null,
    days: [{ stopId: milos, dayOffset: 0, note: 'Sarakiniko' }],
  });
  expect(next.stops[1]).toMatchObject({ nights: 4, note: 'Near the harbour' });
});

it('saves the fields before the step of a button', () => {
  const step = stepValue('earlier', paros);
  const next = change({ title: 'Autumn', [plainNames.step]: step });
  expect(next.title).toBe('Autumn');
  expect(next.stops.map(({ id }) => id)).toEqual([paros, naxos, milos]);
});

it('moves, removes and adds islands', () => {
  const step = (value: string) => islandsOf({ [plainNames.step]: value });
  expect(step(stepValue('later', naxos))).toEqual(['paros', 'naxos', 'milos']);
  expect(step(stepValue('earlier', naxos))).toEqual(['naxos', 'paros', 'milos']);
  expect(step(stepValue('remove', milos))).toEqual(['naxos', 'paros']);
  expect(step('remove nobody')).toEqual(['naxos', 'paros', 'milos']);
  expect(islandsOf({ [plainNames.add]: 'ios' })).toEqual(['naxos', 'paros', 'milos', 'ios']);
  expect(islandsOf({ [plainNames.add]: 'atlantis' })).toEqual(['naxos', 'paros', 'milos']);
});

it('keeps boats that still fit, and removes the others', () => {
  expect(change({ title: 'Autumn' }).legs).toEqual(trip.legs);
  expect(change({ [plainNames.step]: stepValue('remove', naxos) }).legs).toEqual([]);
  expect(change({ startDate: '2027-07-06' }).legs).toEqual([]);
});
