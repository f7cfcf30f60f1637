import type { Transfer } from '../schema';
import { guess, published, stepsAway, taxi, taxiByTelephone, transfer } from './make';

const naxosPort = 'naxos:port:naxos-chora';
const naxosChora = 'naxos:village:chora';
const naxosAirport = 'naxos:airport:jnx';

const parikia = 'paros:port:parikia';
const parikiaTown = 'paros:village:parikia-town';
const naoussa = 'paros:village:naoussa';
const pounta = 'paros:port:pounta';
const parosAirport = 'paros:airport:pas';
const antiparosPort = 'antiparos:port:antiparos-port';

/** Naxos, Paros and Antiparos. */
export const naxosAndParos: readonly Transfer[] = [
  stepsAway(naxosPort, naxosChora, ['greekaNaxos'], {
    en: 'Bus station, taxis and the first lanes are across the road from the quay; the Kastro is a climb of ten minutes more.',
    el: 'Σταθμός λεωφορείων, ταξί και τα πρώτα σοκάκια είναι απέναντι από την προβλήτα· ως το Κάστρο θέλετε άλλα δέκα λεπτά ανηφόρα.',
  }),
  transfer(naxosPort, 'naxos:beach:agios-prokopios', 'bus', {
    roadKm: 6,
    minutes: [15, 20],
    price: guess(180, 250),
    runs: 'year-round',
    pattern: {
      en: 'Every half hour from 7:30 to midnight in June 2026, thinner in spring and autumn.',
      el: 'Κάθε μισή ώρα από τις 7:30 ως τα μεσάνυχτα τον Ιούνιο του 2026, πιο αραιά άνοιξη και φθινόπωρο.',
    },
    operator: 'ktelNaxos',
    note: {
      en: 'Buy the ticket before you board: drivers sell none.',
      el: 'Το εισιτήριο βγαίνει πριν ανεβείτε: ο οδηγός δεν πουλάει.',
    },
    sources: ['ktelNaxos', 'greekaNaxos'],
    ours: ['roadKm'],
  }),
  transfer(naxosPort, 'naxos:beach:plaka', 'bus', {
    minutes: [25, 35],
    price: guess(180, 280),
    runs: 'season',
    pattern: {
      en: 'The same line, by Agia Anna and Maragkas; in June 2026 every half hour.',
      el: 'Η ίδια γραμμή, μέσω Αγίας Άννας και Μάραγκα· τον Ιούνιο του 2026 κάθε μισή ώρα.',
    },
    operator: 'ktelNaxos',
    sources: ['ktelNaxos', 'greekaNaxos'],
    ours: ['minutes'],
  }),
  transfer(naxosAirport, naxosChora, 'bus', {
    roadKm: 3,
    minutes: [15, 20],
    price: guess(180, 250),
    runs: 'season',
    pattern: {
      en: 'Once or twice an hour from 7:25 to 19:25 in June 2026; later flights have only taxis.',
      el: 'Μία ή δύο φορές την ώρα από τις 7:25 ως τις 19:25 τον Ιούνιο του 2026· για τις πιο αργές πτήσεις μένουν τα ταξί.',
    },
    operator: 'ktelNaxos',
    sources: ['ktelNaxos', 'wikiNaxos'],
  }),
  taxi(naxosAirport, naxosChora, {
    roadKm: 3,
    minutes: [7, 12],
    price: published(1500, 1500, '2023', 'vehicle'),
    sources: ['naxosTransfers', 'wikiNaxos'],
  }),
  taxi(naxosAirport, 'naxos:beach:agia-anna', {
    roadKm: 4,
    minutes: [8, 15],
    price: published(2000, 2000, '2023', 'vehicle'),
    sources: ['naxosTransfers'],
    ours: ['roadKm', 'minutes'],
  }),

  stepsAway(parikia, parikiaTown, ['parosBus2020', 'imagineParos'], {
    en: 'The bus station is two minutes along the front from the windmill, the old town just behind it.',
    el: 'Ο σταθμός των λεωφορείων είναι δύο λεπτά από τον μύλο, πάνω στην παραλία, και η παλιά πόλη ακριβώς πίσω.',
  }),
  transfer(parikia, naoussa, 'bus', {
    roadKm: 11,
    minutes: [20, 30],
    price: guess(180, 300),
    runs: 'year-round',
    pattern: {
      en: 'All year; in summer often, and into the small hours.',
      el: 'Όλο τον χρόνο· το καλοκαίρι πυκνά, και ως μετά τα μεσάνυχτα.',
    },
    operator: 'ktelParos',
    sources: ['imagineParos', 'parosBus2020'],
    ours: ['roadKm', 'minutes'],
  }),
  taxi(parikia, naoussa, {
    roadKm: 11,
    minutes: [15, 25],
    sources: ['parosArrival'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(pounta, parikiaTown, 'bus', {
    roadKm: 9,
    minutes: [15, 25],
    price: published(180, 200, null),
    runs: 'year-round',
    pattern: {
      en: 'About once an hour, with the boats from Antiparos; not late at night.',
      el: 'Περίπου κάθε ώρα, μαζί με τα φέρι της Αντιπάρου· όχι αργά τη νύχτα.',
    },
    operator: 'ktelParos',
    sources: ['parosBus2020', 'antiparosFerry'],
    ours: ['roadKm', 'minutes'],
  }),
  taxi(pounta, parikiaTown, {
    pattern: taxiByTelephone,
    roadKm: 9,
    minutes: [12, 20],
    sources: ['parosArrival'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(parosAirport, parikiaTown, 'bus', {
    roadKm: 10,
    minutes: [25, 35],
    price: guess(200, 500),
    runs: 'meets-flights',
    pattern: {
      en: 'Timed by the flights, all year to Parikia; in summer there is one to Naoussa as well.',
      el: 'Με τις ώρες των πτήσεων, όλο τον χρόνο για Παροικιά· το καλοκαίρι και για Νάουσα.',
    },
    operator: 'ktelParos',
    sources: ['parosAirport', 'parosArrival'],
  }),
  taxi(parosAirport, parikiaTown, {
    roadKm: 10,
    minutes: [15, 20],
    price: published(2500, 2500, '2023', 'vehicle'),
    sources: ['parosTransfers', 'parosArrival'],
    ours: [],
  }),
  taxi(parosAirport, naoussa, {
    roadKm: 20,
    minutes: [25, 30],
    price: published(3000, 3000, '2023', 'vehicle'),
    sources: ['parosTransfers'],
    ours: ['roadKm'],
  }),
  transfer(pounta, antiparosPort, 'boat', {
    minutes: [7, 15],
    price: guess(150, 250),
    runs: 'year-round',
    pattern: {
      en: 'The open car ferry: every quarter or half an hour in high season, about every hour otherwise.',
      el: 'Το ανοιχτό φέρι: κάθε τέταρτο ή μισή ώρα το καλοκαίρι, περίπου κάθε ώρα τον υπόλοιπο χρόνο.',
    },
    note: {
      en: 'Foot passengers and cars; tickets on board.',
      el: 'Παίρνει επιβάτες και αυτοκίνητα· εισιτήρια μέσα στο φέρι.',
    },
    sources: ['antiparosFerry', 'parosArrival'],
  }),
  stepsAway(
    antiparosPort,
    'antiparos:village:antiparos-village',
    ['antiparosVillage'],
    {
      en: 'A few metres from the quay into the main street; the square is at its far end.',
      el: 'Λίγα μέτρα από την προβλήτα ως τον κεντρικό δρόμο· η πλατεία είναι στην άλλη άκρη του.',
    },
    [1, 8],
  ),
];
