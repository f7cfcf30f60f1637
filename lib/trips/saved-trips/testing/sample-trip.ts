import type { ExportContext, ExportedTrip } from '../export/types';

/** A trip with what may trip a file up: signs of its format, Greek, an overnight boat, a change of boat. */
export const sampleTrip: ExportedTrip = {
  title: 'Νάξος, Πάρος; & <more>\\ – a summer that is longer than a line of a calendar file may be',
  startDate: '2027-10-29',
  adults: 2,
  children: 0,
  vehicle: null,
  startGateway: 'piraeus',
  endGateway: 'piraeus',
  updatedAt: '2026-11-21T10:00:00.000Z',
  stops: [
    {
      id: 'aaaaaaaa-0000-4000-8000-000000000001',
      island: 'naxos',
      nights: 2,
      roomFixed: false,
      note: 'One\nTwo, three',
    },
    {
      id: 'aaaaaaaa-0000-4000-8000-000000000002',
      island: 'paros',
      nights: 1,
      roomFixed: false,
      note: '',
    },
  ],
  days: [
    { stopId: 'aaaaaaaa-0000-4000-8000-000000000001', dayOffset: 1, note: 'Zas <before> noon' },
  ],
  legs: [
    {
      position: 0,
      sailings: [
        {
          fromPort: 'piraeus',
          toPort: 'naxos-chora',
          departsAt: '2027-10-29T20:30:00.000Z',
          arrivesAt: '2027-10-30T02:15:00.000Z',
          operator: 'Lines & Sons',
          vessel: 'Ship',
          cents: 4550,
          childCents: 2300,
          fareBasis: 'estimate',
          fareAsOf: '2026',
          sailing: 'one',
          isTypical: true,
        },
      ],
    },
    {
      position: 2,
      sailings: [
        {
          fromPort: 'paros-parikia',
          toPort: 'piraeus',
          departsAt: '2027-11-02T08:00:00.000Z',
          arrivesAt: '2027-11-02T12:00:00.000Z',
          operator: '',
          vessel: '',
          cents: null,
          childCents: null,
          fareBasis: null,
          fareAsOf: null,
          sailing: null,
          isTypical: false,
        },
      ],
    },
  ],
  entries: [
    {
      stopId: 'aaaaaaaa-0000-4000-8000-000000000001',
      dayOffset: 0,
      kind: 'hotel',
      title: 'Room; by the sea',
      note: '\u0001a "note"\nBEGIN:VEVENT',
      url: 'https://example.com/?a=1&b=2',
      cents: 9000,
      listing: null,
    },
    {
      stopId: 'aaaaaaaa-0000-4000-8000-000000000002',
      dayOffset: null,
      kind: 'hotel',
      title: 'Without a day',
      note: '',
      url: null,
      cents: null,
      listing: null,
    },
  ],
};

const ports: Readonly<Record<string, readonly [number, number]>> = {
  piraeus: [23.63, 37.94],
  'naxos-chora': [25.37, 37.11],
  'paros-parikia': [25.15, 37.09],
};

export const sampleContext: ExportContext = {
  locale: 'en',
  origin: 'https://example.org',
  page: 'https://example.org/trips/a&b',
  words: {
    typical: 'Typical sailing',
    price: (euros) => `Fare ${euros}`,
    stay: (island, nights) => `${island}: ${nights} nights`,
    places: 'Places',
    routes: 'Routes',
    notForNavigation: 'Not for navigation',
    listed: (price) => `Listed: ${price}`,
  },
  listings: {},
  islandName: (island) => island,
  islandPosition: () => [25.4, 37.1],
  portName: (port) => port,
  portPosition: (port) => ports[port],
  operatorName: ({ operator }) => operator,
  arranged: () => '',
  atPort: () => undefined,
  path(from, to) {
    const [start, end] = [ports[from], ports[to]];
    return start && end ? [start, [24.5, 37.5], end] : [];
  },
};
