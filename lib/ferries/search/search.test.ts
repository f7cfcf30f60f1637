import type { RawQuery } from '@/lib/http/raw-query';
import { onAnotherDay, searchAddress } from './address';
import { type NetworkPorts, readSearch } from './read-search';

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

const asked = { from: 'piraeus', to: 'amorgos', date: '2027-07-14' };

function faultsOf(query: RawQuery): Record<string, string> {
  const reading = readSearch(query, network);
  if (reading.ok) return {};
  return Object.fromEntries(reading.faults.map(({ field, fault }) => [field, fault]));
}

describe('a search in an address', () => {
  it('takes a place with all its ports, or one port', () => {
    const whole = readSearch(asked, network);
    expect(whole.ok && whole.search.crossings[0]?.to.portIds).toHaveLength(2);
    const one = readSearch({ ...asked, to: 'amorgos-aegiali' }, network);
    expect(one.ok && one.search.crossings[0]?.to.portIds).toEqual(['amorgos-aegiali']);
  });

  it.each<[RawQuery, Record<string, string>]>([
    [{}, { from: 'missing', to: 'missing', date: 'missing' }],
    [{ ...asked, from: 'atlantis' }, { from: 'unknown-port' }],
    [
      { from: 'atlantis', date: '2027-07-14' },
      { from: 'unknown-port', to: 'missing' },
    ],
    [
      { from: 'piraeus', to: 'piraeus', date: '2028-01-01', passengers: '12' },
      { to: 'same-port', date: 'not-published', passengers: 'passengers-range' },
    ],
    [
      { ...asked, to: 'atlantis', date: 'x' },
      { to: 'unknown-port', date: 'not-a-date' },
    ],
    [{ ...asked, from: 'constructor' }, { from: 'unknown-port' }],
    [{ ...asked, passengers: '1e0' }, { passengers: 'passengers-range' }],
    [{ ...asked, passengers: '0x3' }, { passengers: 'passengers-range' }],
    [{ ...asked, to: 'piraeus' }, { to: 'same-port' }],
    [{ ...asked, from: 'amorgos-katapola' }, { to: 'same-port' }],
    [{ ...asked, date: '2027-02-30' }, { date: 'not-a-date' }],
    [{ ...asked, date: 'tomorrow' }, { date: 'not-a-date' }],
    [{ ...asked, date: '2027-11-01' }, { date: 'not-published' }],
    [{ ...asked, return: '2027-07-13' }, { return: 'before-outbound' }],
    [{ ...asked, passengers: '0' }, { passengers: 'passengers-range' }],
    [{ ...asked, passengers: '100' }, { passengers: 'passengers-range' }],
    [{ ...asked, passengers: 'two' }, { passengers: 'passengers-range' }],
    [{ ...asked, vehicle: 'tank' }, { vehicle: 'unknown-choice' }],
    [{ ...asked, after: '25:00' }, { after: 'not-a-time' }],
    [{ ...asked, 'max-price': 'much' }, { 'max-price': 'not-a-limit' }],
    [{ ...asked, leg: 'naxos' }, { leg: 'leg-malformed' }],
    [{ ...asked, leg: 'naxos~piraeus~2027-02-31' }, { leg: 'not-a-date' }],
    [{ ...asked, leg: Array(5).fill('naxos~piraeus~2027-07-20') }, { leg: 'too-many-legs' }],
  ])('%j is refused at its field', (query, faults) => {
    expect(faultsOf(query)).toEqual(faults);
  });

  it('counts a parameter that stands twice once', () => {
    expect(faultsOf({ ...asked, date: ['2027-07-14', 'x'] })).toEqual({});
  });

  it('reads back what it wrote', () => {
    const reading = readSearch(
      {
        ...asked,
        return: '2027-07-20',
        leg: ['naxos~piraeus~2027-07-18'],
        passengers: '3',
        vehicle: 'car',
        kind: ['high-speed', 'local'],
        direct: '1',
        sort: 'price',
        after: '07:00',
        before: '18:30',
        'max-hours': '5.5',
        'max-price': '60',
      },
      network,
    );
    if (!reading.ok) throw new Error('refused');
    const address = searchAddress(reading.search);
    const query: Record<string, string[]> = {};
    for (const [name, value] of new URLSearchParams(address.split('?')[1])) {
      query[name] = [...(query[name] ?? []), value];
    }
    expect(readSearch(query, network)).toEqual(reading);
  });

  it('moves the way back along when the way out overtakes it', () => {
    const reading = readSearch({ ...asked, return: '2027-07-15' }, network);
    if (!reading.ok) throw new Error('refused');
    const [outbound] = reading.search.crossings;
    if (!outbound) throw new Error('no way out');
    const later = onAnotherDay(reading.search, outbound, '2027-07-16');
    expect(later.crossings.map(({ date }) => date)).toEqual(['2027-07-16', '2027-07-16']);
  });
});
