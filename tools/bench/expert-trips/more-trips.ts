import type { ExpertTrip } from './types.ts';

/** The second ten of the trips; see ./trips.ts for how the advice was written. */
export const moreExpertTrips: readonly ExpertTrip[] = [
  {
    traveller: 'A person alone, a long weekend on Syros in July',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-07-22',
      lastDay: '2027-07-24',
      islands: 'syros:2',
    },
    advice: 'The morning boat out (about 07:30 to 08:00), an afternoon boat back on the third day.',
    source: 'https://www.fred-hart.uk/greece2014/2014/07/22/to-the-cyclades/',
    expects: { orders: [['syros']], mostChanges: 0, mostSeaHours: 9, hours: ['07:00', '22:30'] },
  },
  {
    traveller: 'A family of four with a car, a weekend on Kea',
    query: {
      start: 'lavrio',
      end: 'lavrio',
      firstDay: '2027-06-04',
      lastDay: '2027-06-06',
      islands: 'kea:2',
      adults: '2',
      children: '2',
      vehicle: 'car',
    },
    advice: 'An hour from Lavrio; boats go all day, so nobody leaves before breakfast.',
    source:
      'https://visitgreece.gr/blog/travel-tips/795/kea-the-favourite-sophisticated-island-of-the-weekend/',
    expects: {
      orders: [['kea']],
      mostChanges: 0,
      mostSeaHours: 3,
      hours: ['08:00', '22:00'],
      kinds: ['conventional'],
    },
  },
  {
    traveller:
      'Two people, sixteen days in May: Kea, Kythnos, Serifos, Sifnos, Syros, back to Athens',
    query: {
      start: 'lavrio',
      end: 'piraeus',
      firstDay: '2027-05-01',
      lastDay: '2027-05-16',
      islands: 'kea:2-3,kythnos:2-3,serifos:2-3,sifnos:2-3,syros:2-3',
      adults: '2',
    },
    advice: 'Kea and Kythnos from Lavrio, Serifos and Sifnos on the western line, Syros last.',
    source: 'https://agreekoddity.com/wednesday-30th-april-2014-arrival-at-athens-and-on-to-kea/',
    expects: {
      orders: [['kea', 'kythnos', 'serifos', 'sifnos', 'syros']],
      mostChanges: 1,
      firstPort: 'lavrio',
    },
  },
  {
    traveller: 'Two people, eighteen days in September: fly to Milos, home by Rafina',
    query: {
      start: 'MLO',
      end: 'rafina',
      firstDay: '2027-09-05',
      lastDay: '2027-09-22',
      islands: 'milos:3-5,sifnos:3-4,serifos:2-3,syros:1-2,andros:3-4',
      adults: '2',
    },
    advice:
      'Milos, Sifnos, Serifos northward, across to Syros, Andros last, from where Rafina is near.',
    source: 'https://greecetravelguide.co.uk/trip-planning/western-cyclades-2020-trip-planning',
    expects: {
      orders: [['milos', 'sifnos', 'serifos', 'syros', 'andros']],
      mostChanges: 2,
      nights: { milos: 3, sifnos: 3 },
    },
  },
  {
    traveller: 'One person, the whole chain from Rafina to Santorini in fifteen days of July',
    query: {
      start: 'rafina',
      end: 'JTR',
      firstDay: '2027-07-01',
      lastDay: '2027-07-15',
      islands: 'andros:2,tinos:1-2,mykonos:1-2,naxos:2-3,paros:2,ios:1-2,santorini:2-3',
    },
    advice:
      'North to south without going back: Andros, Tinos, Mykonos, then Naxos and Paros in either order, Ios, Santorini.',
    source: 'https://www.greecetravelguide.co.uk/cyclades-tour-2017/day-12-ios-to-santorini/',
    expects: {
      orders: [
        ['andros', 'tinos', 'mykonos', 'naxos', 'paros', 'ios', 'santorini'],
        ['andros', 'tinos', 'mykonos', 'paros', 'naxos', 'ios', 'santorini'],
      ],
      mostChanges: 0,
      mostSeaHours: 14,
    },
  },
  {
    traveller: 'A person who gets seasick: Naxos and Santorini in August, least sea',
    query: {
      start: 'piraeus',
      end: 'JTR',
      firstDay: '2027-08-02',
      lastDay: '2027-08-09',
      islands: 'naxos:3-4,santorini:2-3',
      kind: 'conventional',
    },
    advice:
      'The biggest and slowest ferry: steadiest in a swell, and the last one to be cancelled.',
    source: 'https://gregdaws.com/blogs/last-day-in-the-greek-isles',
    expects: {
      orders: [['naxos', 'santorini']],
      mostChanges: 0,
      kinds: ['conventional'],
      hours: ['07:00', '22:00'],
    },
  },
  {
    traveller: 'A family with small children, a week on Paros and Naxos',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-07-05',
      lastDay: '2027-07-12',
      islands: 'paros:3-4,naxos:3-4',
      adults: '2',
      children: '2',
      early: 'few',
      late: 'none',
      pace: 'easy',
    },
    advice:
      'Two islands are enough; the crossing between them takes less than an hour. Direct boats by day, none at dawn and none at night.',
    source: 'https://joynerjournal.co.uk/2024/08/09/hopping-around-the-greek-islands',
    expects: {
      orders: [
        ['paros', 'naxos'],
        ['naxos', 'paros'],
      ],
      mostChanges: 0,
      hours: ['07:00', '22:00'],
    },
  },
  {
    traveller: 'Two people in February: Naxos and Santorini from Piraeus and back',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-02-08',
      lastDay: '2027-02-17',
      islands: 'naxos:3-4,santorini:3-4',
      adults: '2',
    },
    advice:
      'Big ferries only, since the fast boats lie up; a day or two in hand, since a gale holds everything in port.',
    source: 'https://claraanddanieltravel.wordpress.com/2017/02/08/off-santorini/',
    expects: {
      orders: [
        ['naxos', 'santorini'],
        ['santorini', 'naxos'],
      ],
      mostChanges: 0,
      kinds: ['conventional'],
    },
  },
  {
    traveller: 'Two people whose flight leaves Athens at 11:00: Tinos and Mykonos in a week',
    query: {
      start: 'athens',
      end: 'athens',
      firstDay: '2027-08-20',
      lastDay: '2027-08-27',
      islands: 'tinos:2-3,mykonos:2-3',
      flight: 'ATH@2027-08-27T11:00',
      adults: '2',
    },
    advice:
      'Back on the mainland the day before the flight; never a boat on the day of the flight.',
    source:
      'https://travelerblog.us/1583295/common-risky-ferry-mistake-avoid-vacation-greece-plane-flight',
    expects: {
      orders: [
        ['tinos', 'mykonos'],
        ['mykonos', 'tinos'],
      ],
      mostChanges: 0,
      firstPort: 'rafina',
      daysInHand: 1,
    },
  },
  {
    traveller: 'An enthusiast who wants nine islands in nine days',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-07-01',
      lastDay: '2027-07-09',
      islands: 'syros:1,tinos:1,mykonos:1,paros:1,naxos:1,amorgos:1,ios:1,santorini:1,milos:1',
      adults: '2',
    },
    advice: 'Too much: take fewer islands or more days. A good agent says which.',
    source: 'https://sunburntzebra.com/destinations/europe/greece-cyclades-islands',
    expects: { offersChange: true },
  },
];
