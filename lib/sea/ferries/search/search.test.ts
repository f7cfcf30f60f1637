import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { searchAddress, searchLink } from './address';
import { onAnotherDay, possibleDays } from './crossing-days';
import type { NetworkPorts } from './ends';
import { withNewLeg } from './new-leg';
import { without } from './offer-filter';
import { openEnd } from './open-end';
import { readSearch } from './read-search';

const place = (id: string, portIds = [id]) => ({
  id,
  name: { en: id, el: id },
  position: [25, 37] as const,
  portIds,
});
const port = (id: string, stationId = id) => ({
  id,
  name: { en: id, el: id },
  position: [25, 37] as const,
  stationId,
  minTransferMinutes: 20,
});

const network: NetworkPorts = {
  info: { start: '2026-11-01', end: '2027-10-31' },
  stations: new Map(
    [
      place('piraeus'),
      place('naxos', ['naxos-chora']),
      place('amorgos', ['amorgos-katapola', 'amorgos-aegiali']),
    ].map((one) => [one.id, one]),
  ),
  ports: new Map(
    [
      port('piraeus'),
      port('naxos-chora', 'naxos'),
      port('amorgos-katapola', 'amorgos'),
      port('amorgos-aegiali', 'amorgos'),
    ].map((one) => [one.id, one]),
  ),
};

/** The day on which the next boat leaves, of the network above. */
const next = '2026-11-24';
const read = (query: RawQuery) => readSearch(query, network, () => next);

const request = { from: 'piraeus', to: 'amorgos', date: '2027-07-14' };

function faultsOf(query: RawQuery): Record<string, string> {
  const reading = read(query);
  if (reading.ok) return {};
  return Object.fromEntries(reading.faults.map(({ field, fault }) => [field, fault]));
}

describe('a search query', () => {
  it('accepts a place with all its ports, or one port', () => {
    const whole = read(request);
    expect(whole.ok && whole.search.crossings[0]?.to.portIds).toHaveLength(2);
    const one = read({ ...request, to: 'amorgos-aegiali' });
    expect(one.ok && one.search.crossings[0]?.to.portIds).toEqual(['amorgos-aegiali']);
  });

  it.each<[RawQuery, Record<string, string>]>([
    [{}, { from: 'missing', to: 'missing' }],
    [{ to: 'naxos' }, { from: 'missing' }],
    [{ to: 'piraeus', from: 'piraeus' }, { to: 'same-port' }],
    [{ ...request, from: 'atlantis' }, { from: 'unknown-port' }],
    [
      { from: 'atlantis', date: '2027-07-14' },
      { from: 'unknown-port', to: 'missing' },
    ],
    [
      { from: 'piraeus', to: 'piraeus', date: '2028-01-01', passengers: '12' },
      { to: 'same-port', date: 'not-published', passengers: 'passengers-range' },
    ],
    [
      { ...request, to: 'atlantis', date: 'x' },
      { to: 'unknown-port', date: 'not-a-date' },
    ],
    [{ ...request, from: 'constructor' }, { from: 'unknown-port' }],
    [{ ...request, passengers: '1e0' }, { passengers: 'passengers-range' }],
    [{ ...request, passengers: '0x3' }, { passengers: 'passengers-range' }],
    [{ ...request, to: 'piraeus' }, { to: 'same-port' }],
    [{ ...request, from: 'amorgos-katapola' }, { to: 'same-port' }],
    [{ ...request, date: '2027-02-30' }, { date: 'not-a-date' }],
    [{ ...request, date: 'tomorrow' }, { date: 'not-a-date' }],
    [{ ...request, date: '2027-11-01' }, { date: 'not-published' }],
    [{ ...request, return: '2027-07-13' }, { return: 'before-outbound' }],
    [{ ...request, passengers: '0' }, { passengers: 'passengers-range' }],
    [{ ...request, passengers: '100' }, { passengers: 'passengers-range' }],
    [{ ...request, passengers: 'two' }, { passengers: 'passengers-range' }],
    [{ ...request, vehicle: 'tank' }, { vehicle: 'unknown-choice' }],
    [{ ...request, after: '25:00' }, { after: 'not-a-time' }],
    [{ ...request, after: '18:00', before: '07:00' }, { before: 'before-not-later' }],
    [{ ...request, 'max-price': 'much' }, { 'max-price': 'not-a-limit' }],
    [
      { ...request, class: 'foo', after: '10:00', before: '09:00', 'max-price': '-3', kind: 'foo' },
      {
        class: 'unknown-class',
        before: 'before-not-later',
        'max-price': 'not-a-limit',
        kind: 'unknown-choice',
      },
    ],
    [{ ...request, 'max-wait': '0' }, { 'max-wait': 'not-a-limit' }],
    [{ ...request, 'max-wait': '0x3' }, { 'max-wait': 'not-a-limit' }],
    [{ ...request, 'max-hours': '+3' }, { 'max-hours': 'not-a-limit' }],
    [{ ...request, 'max-price': ' 3' }, { 'max-price': 'not-a-limit' }],
    [{ ...request, children: '-1' }, { children: 'children-range' }],
    [{ ...request, leg: 'naxos' }, { leg: 'leg-malformed' }],
    [{ ...request, leg: 'amorgos~naxos~2027-07-16~more' }, { leg: 'leg-malformed' }],
    [{ ...request, leg: 'amorgos~naxos~2027-07-13' }, { leg: 'leg-too-early' }],
    [{ ...request, leg: 'naxos~piraeus~2027-02-31' }, { leg: 'not-a-date' }],
    [{ ...request, leg: Array(5).fill('naxos~piraeus~2027-07-20') }, { leg: 'too-many-legs' }],
  ])('%j is rejected at its field', (query, faults) => {
    expect(faultsOf(query)).toEqual(faults);
  });

  it('accepts kinds of vessels repeated, with commas, or both', () => {
    for (const kind of [
      'high-speed,local',
      ['high-speed', 'local'],
      ['high-speed,local', 'local'],
    ]) {
      const reading = read({ ...request, kind });
      expect(reading.ok && reading.search.filter.kinds).toEqual(['high-speed', 'local']);
    }
  });

  it('reports the invalid part of each further leg, and keeps the others', () => {
    const leg = ['amorgos~naxos~2027-07-16', 'naxos~~', 'naxos~naxos-chora~2027-07-15'];
    const reading = read({ ...request, leg });
    const legs = reading.ok ? [] : reading.faults.flatMap((fault) => fault.leg ?? []);
    expect(legs).toEqual([
      { index: 1, part: 'to', fault: 'missing' },
      { index: 1, part: 'date', fault: 'no-day' },
      { index: 2, part: 'to', fault: 'same-port' },
      { index: 2, part: 'date', fault: 'leg-too-early' },
    ]);
  });

  it('reads rows of a form as further legs: an empty row is ignored, a half-filled one is a leg', () => {
    const form = {
      leg: 'a~b~2027-07-20',
      'leg-from': ['b', '', 'c'],
      'leg-to': ['', '', 'd'],
      'leg-date': ['2027-07-21', '', ''],
    };
    expect(withNewLeg(form)).toEqual({ leg: ['a~b~2027-07-20', 'b~~2027-07-21', 'c~d~'] });
    expect(withNewLeg({ 'leg-from': 'b', 'leg-to': ' ' })).toEqual({ leg: ['b~~'] });
    expect(withNewLeg({ from: 'a', 'leg-to': '' })).toEqual({ from: 'a' });
  });

  it('uses a repeated parameter once', () => {
    expect(faultsOf({ ...request, date: ['2027-07-14', 'x'] })).toEqual({});
  });

  it('is read back as it was written', () => {
    const reading = read({
      ...request,
      return: '2027-07-20',
      leg: ['naxos~piraeus~2027-07-18'],
      passengers: '3',
      vehicle: 'car',
      kind: ['high-speed', 'local'],
      direct: '1',
      sort: 'price',
      after: '07:00',
      before: '18:30',
      'max-wait': '2.5',
      'max-hours': '5.5',
      'max-price': '60',
    });
    if (!reading.ok) throw new Error('refused');
    const address = searchAddress(reading.search);
    const query: Record<string, string[]> = {};
    for (const [name, value] of new URLSearchParams(address.split('?')[1])) {
      query[name] = [...(query[name] ?? []), value];
    }
    expect(read(query)).toEqual(reading);
  });

  it('uses the next day with a boat by default, and writes it to the query', () => {
    for (const date of [undefined, '']) {
      const reading = read({ from: 'piraeus', to: 'amorgos', date });
      if (!reading.ok) throw new Error('refused');
      expect(reading.search.isNextDay).toBe(true);
      expect(reading.search.crossings[0]?.date).toBe(next);
      expect(searchAddress(reading.search)).toContain(`date=${next}`);
    }
    expect(faultsOf({ from: 'piraeus', to: 'amorgos', return: '2026-11-23' })).toEqual({
      return: 'before-outbound',
    });
  });

  it('requires a day if no boat is left', () => {
    const reading = readSearch({ from: 'piraeus', to: 'amorgos' }, network, () => undefined);
    expect(reading).toEqual({ ok: false, faults: [{ field: 'date', fault: 'no-boat-left' }] });
  });

  it('finds the next day with the vehicle and the filters, and reports if there is none', () => {
    const query = {
      from: 'piraeus',
      to: 'amorgos',
      vehicle: 'car',
      kind: 'local',
      'max-wait': '3',
    };
    const askers: unknown[] = [];
    const reading = readSearch(query, network, (_, asker) => {
      askers.push(asker);
      return undefined;
    });
    const filter = { kinds: ['local'], maxWait: 180 };
    expect(askers).toEqual([{ passengers: 1, vehicle: 'car', filter }]);
    expect(reading).toEqual({ ok: false, faults: [{ field: 'date', fault: 'no-boat-fits' }] });
  });

  it('treats the only port of an island as the island, and one of several as itself', () => {
    const reading = read({ ...request, from: 'naxos-chora' });
    expect(reading.ok && reading.search.crossings[0]?.from.id).toBe('naxos');
    expect(openEnd({ to: 'amorgos-aegiali' }, network)).toMatchObject({
      named: 'to',
      end: { id: 'amorgos-aegiali' },
      stationId: 'amorgos',
    });
  });

  it.each<[RawQuery, string | undefined]>([
    [{ to: 'naxos' }, 'to'],
    [{ from: 'naxos', to: '', date: '' }, 'from'],
    [{ to: 'atlantis' }, undefined],
    [{}, undefined],
    [request, undefined],
  ])('%j leaves one end or both open', (query, named) => {
    expect(openEnd(query, network)?.named).toBe(named);
  });

  it('is linked with the known part', () => {
    expect(searchLink({ to: 'naxos' })).toBe('/ferry-tickets-search?to=naxos');
    const both = searchLink({ from: 'piraeus', to: 'naxos', date: next });
    expect(both).toBe(`/ferry-tickets-search?from=piraeus&to=naxos&date=${next}`);
  });
});

describe('the day of a crossing', () => {
  const reading = read({
    ...request,
    return: '2027-07-15',
    leg: ['amorgos~naxos~2027-07-16', 'naxos~piraeus~2027-07-18'],
  });
  if (!reading.ok) throw new Error('refused');
  const { search } = reading;
  const [outbound, leg, last, back] = search.crossings;
  if (!outbound || !leg || !last || !back) throw new Error('a crossing is missing');
  const open = { first: '2026-11-22', last: '2027-10-31' };

  it.each([
    [outbound, '2026-11-22'],
    [leg, '2027-07-14'],
    [last, '2027-07-16'],
    [back, '2027-07-14'],
  ])('is not before the previous crossing or today', (crossing, first) => {
    expect(possibleDays(search, crossing, open)).toEqual({ first, last: '2027-10-31' });
    const later = { ...open, first: '2027-08-01' };
    expect(possibleDays(search, crossing, later).first).toBe('2027-08-01');
  });

  it('moves later crossings that would be too early', () => {
    const dates = (date: string) =>
      onAnotherDay(search, outbound, date).crossings.map((one) => one.date);
    expect(dates('2027-07-13')).toEqual(['2027-07-13', '2027-07-16', '2027-07-18', '2027-07-15']);
    expect(dates('2027-07-17')).toEqual(['2027-07-17', '2027-07-17', '2027-07-18', '2027-07-17']);
  });
});

describe('a removed filter', () => {
  it.each([
    ['vehicle', { filter: { maxCents: 1, directOnly: true } }],
    ['maxCents', { vehicle: 'car', filter: { directOnly: true } }],
  ] as const)('is removed, and no other: %s', (wish, left) => {
    const search = { crossings: [], passengers: 1, sort: 'departure' } as const;
    const request = {
      ...search,
      vehicle: 'car',
      filter: { maxCents: 1, directOnly: true },
    } as const;
    expect(without(request, wish)).toEqual({ ...search, ...left });
  });
});
