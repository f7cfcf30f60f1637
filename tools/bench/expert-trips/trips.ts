import type { ExpertTrip } from './types.ts';

/*
 * Twenty trips with the advice that an islander or a good agent would give. The advice was written
 * on 27 November 2026 from stored accounts of travellers and guides, before any of the trips was
 * planned here, and is not adjusted to the answers.
 */
export const expertTrips: readonly ExpertTrip[] = [
  {
    traveller: 'First visit, two people, ten days in June, landing in Athens, home from Santorini',
    query: {
      start: 'piraeus',
      end: 'JTR',
      firstDay: '2027-06-07',
      lastDay: '2027-06-16',
      islands: 'paros:2-4,naxos:2-4,santorini:2-4',
      adults: '2',
    },
    advice:
      'Paros, Naxos, Santorini, in the order of the big ferry from Piraeus: three direct boats by day, three nights on each.',
    source: 'https://pypystravelproposals.com/travel-guides/europe/greece/the-cyclades/',
    expects: {
      orders: [['paros', 'naxos', 'santorini']],
      mostChanges: 0,
      nights: { paros: 2, naxos: 3, santorini: 2 },
      hours: ['07:00', '22:00'],
    },
  },
  {
    traveller: 'Two people who fly to Mykonos and home from Santorini, twelve days in September',
    query: {
      start: 'JMK',
      end: 'JTR',
      firstDay: '2027-09-04',
      lastDay: '2027-09-15',
      islands: 'mykonos:2-3,paros:2-4,naxos:3-4,santorini:2-3',
      adults: '2',
    },
    advice: 'Mykonos, Paros, Naxos, Santorini: south along the chain, no day without need at sea.',
    source: 'https://pypystravelproposals.com/travel-guides/europe/greece/the-cyclades/',
    expects: {
      orders: [['mykonos', 'paros', 'naxos', 'santorini']],
      mostChanges: 0,
      mostSeaHours: 6,
      hours: ['07:00', '22:00'],
    },
  },
  {
    traveller:
      'Walkers who land in Athens in the morning: Andros, Tinos, Mykonos, home from Athens',
    query: {
      start: 'athens',
      end: 'athens',
      firstDay: '2027-05-15',
      lastDay: '2027-05-23',
      islands: 'andros:2-3,tinos:2-3,mykonos:2-3',
      adults: '2',
    },
    advice:
      'From Rafina, which is the airport’s own port: Andros, Tinos, Mykonos are stops of one line in this order, all direct, and the same boats lead back.',
    source:
      'https://www.greecetravelguide.co.uk/cyclades-tour-2017/day-2-andros-hiking-goes-slightly-awry/',
    expects: {
      orders: [
        ['andros', 'tinos', 'mykonos'],
        ['mykonos', 'tinos', 'andros'],
      ],
      mostChanges: 0,
      firstPort: 'rafina',
      hours: ['06:30', '22:00'],
    },
  },
  {
    traveller: 'Two people, nine days, the western islands from Piraeus and back',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-06-19',
      lastDay: '2027-06-27',
      islands: 'serifos:2-3,sifnos:2-3,milos:2-3',
      adults: '2',
    },
    advice: 'Serifos, Sifnos, Milos or the other way round: they lie on one line.',
    source: 'https://grhomeboy.wordpress.com/2006/07/06/island-hopping-%E2%80%93-cycladic-islands/',
    expects: {
      orders: [
        ['serifos', 'sifnos', 'milos'],
        ['milos', 'sifnos', 'serifos'],
      ],
      mostChanges: 0,
      hours: ['06:30', '22:00'],
    },
  },
  {
    traveller: 'Two people who fly to Milos: Milos, Kimolos, Sifnos, Serifos, home by Piraeus',
    query: {
      start: 'MLO',
      end: 'piraeus',
      firstDay: '2027-07-03',
      lastDay: '2027-07-14',
      islands: 'milos:3-4,kimolos:1-2,sifnos:2-3,serifos:2-3',
      adults: '2',
    },
    advice: 'Milos, Kimolos by the small ferry, then north by Sifnos and Serifos towards Piraeus.',
    source: 'https://www.discovergreece.com/travel-ideas/cover-story/island-hopping-milos-cyclades',
    expects: {
      orders: [['milos', 'kimolos', 'sifnos', 'serifos']],
      mostChanges: 1,
      nights: { milos: 3 },
    },
  },
  {
    traveller: 'Two people who fly to Santorini: Santorini, Folegandros, Milos, home by Piraeus',
    query: {
      start: 'JTR',
      end: 'piraeus',
      firstDay: '2027-07-10',
      lastDay: '2027-07-19',
      islands: 'santorini:2-3,folegandros:2-3,milos:3-4',
      adults: '2',
    },
    advice: 'Santorini, Folegandros, Milos: westward along one line, then the boat to Piraeus.',
    source: 'https://ubiquitous-blog.com/blog/among-the-most-beautiful-islands-of-the-cyclades',
    expects: {
      orders: [['santorini', 'folegandros', 'milos']],
      mostChanges: 0,
      mostSeaHours: 12,
    },
  },
  {
    traveller: 'Two people with time: Ios, Sikinos, Folegandros, Milos from Piraeus and back',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-06-05',
      lastDay: '2027-06-17',
      islands: 'ios:2-3,sikinos:2-3,folegandros:2-3,milos:2-3',
      adults: '2',
    },
    advice:
      'Ios, Sikinos, Folegandros, Milos (or back to front) by the slow boat of the barren line, which calls at them in this order.',
    source: 'https://cromwell-intl.com/travel/greece/folegandros/ferry-to-folegandros.html',
    expects: {
      orders: [
        ['ios', 'sikinos', 'folegandros', 'milos'],
        ['milos', 'folegandros', 'sikinos', 'ios'],
      ],
      mostChanges: 0,
    },
  },
  {
    traveller: 'Two people who want quiet: Naxos, Iraklia, Schinoussa, Koufonisia, home by Piraeus',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-06-14',
      lastDay: '2027-06-25',
      islands: 'naxos:2-3,iraklia:2-3,schinoussa:2-3,koufonisia:2-3',
      adults: '2',
    },
    advice:
      'Naxos first, then the Express Skopelitis in its own order: Iraklia, Schinoussa, Koufonisia; the big ferry from Koufonisia to Piraeus.',
    source: 'https://blog.vasilismoustakas.com/small-cyclades/',
    expects: {
      orders: [
        ['naxos', 'iraklia', 'schinoussa', 'koufonisia'],
        ['koufonisia', 'schinoussa', 'iraklia', 'naxos'],
      ],
      mostChanges: 0,
    },
  },
  {
    traveller:
      'Two people, thirteen days: into Santorini, home from Mykonos, Amorgos and Koufonisia between',
    query: {
      start: 'JTR',
      end: 'JMK',
      firstDay: '2027-07-17',
      lastDay: '2027-07-29',
      islands: 'santorini:3,amorgos:3-4,koufonisia:2-3,mykonos:2-3',
      adults: '2',
    },
    advice: 'Santorini, Amorgos, Koufonisia, Mykonos, by the fast boat that joins all four.',
    source: 'https://travelingpsychiatrist.com/?p=901',
    expects: {
      orders: [['santorini', 'amorgos', 'koufonisia', 'mykonos']],
      mostChanges: 1,
    },
  },
  {
    traveller: 'Two people: Naxos, Koufonisia, Amorgos from Piraeus and back in eleven days',
    query: {
      start: 'piraeus',
      end: 'piraeus',
      firstDay: '2027-09-06',
      lastDay: '2027-09-16',
      islands: 'naxos:3,koufonisia:2-3,amorgos:3',
      adults: '2',
    },
    advice:
      'Naxos, Koufonisia, Amorgos: the line runs through them in this order, and the big ferry leads from Amorgos to Piraeus without a change.',
    source: 'http://www.smallcycladeslines.gr/en/small-cyclades/',
    expects: {
      orders: [
        ['naxos', 'koufonisia', 'amorgos'],
        ['amorgos', 'koufonisia', 'naxos'],
      ],
      mostChanges: 0,
    },
  },
];
