import type { Transfer } from '../schema';
import { guess, published, stepsAway, taxi, transfer } from './make';

const chora = 'mykonos:village:chora';
const newPort = 'mykonos:port:mykonos-new-port';
const airport = 'mykonos:airport:jmk';

const ermoupoli = 'syros:port:ermoupoli';
const ermoupoliTown = 'syros:village:ermoupoli-town';

/** Mykonos and Syros. */
export const mykonosAndSyros: readonly Transfer[] = [
  transfer(newPort, chora, 'launch', {
    minutes: [5, 10],
    price: published(200, 250, null),
    runs: 'season',
    pattern: {
      en: 'From spring to autumn, by day and evening, from beside the ferry quay to the old port.',
      el: 'Από την άνοιξη ως το φθινόπωρο, μέρα και βράδυ, δίπλα από την προβλήτα ως το παλιό λιμάνι.',
    },
    operator: 'mykonosSeaBus',
    note: {
      en: 'The quickest way when the road is full. It does not run in a strong wind.',
      el: 'Ο πιο γρήγορος τρόπος όταν ο δρόμος είναι γεμάτος. Με δυνατό αέρα δεν κυκλοφορεί.',
    },
    sources: ['seaBus', 'mykonosPort'],
    ours: ['pattern'],
  }),
  transfer(newPort, chora, 'bus', {
    roadKm: 2,
    minutes: [5, 10],
    price: published(220, 300, null),
    runs: 'year-round',
    pattern: {
      en: 'To the station at the Old Port; in September 2026 about once an hour until midnight, by way of the line to Agios Stefanos.',
      el: 'Ως τον σταθμό στο Παλιό Λιμάνι· τον Σεπτέμβριο του 2026 περίπου κάθε ώρα ως τα μεσάνυχτα, με τη γραμμή του Αγίου Στεφάνου.',
    },
    operator: 'ktelMykonos',
    sources: ['mykonosBus2026', 'fodorsMykonos', 'mykonosStations'],
  }),
  taxi(newPort, chora, {
    roadKm: 2,
    minutes: [5, 15],
    price: guess(1000, 2400, 'vehicle'),
    note: {
      en: 'In August the queue can take longer than the ride.',
      el: 'Τον Αύγουστο η ουρά μπορεί να κρατήσει πιο πολύ από τη διαδρομή.',
    },
    sources: ['mykonosPort', 'fodorsMykonos'],
  }),
  transfer(newPort, chora, 'walk', {
    roadKm: 2,
    minutes: [30, 35],
    runs: 'always',
    pattern: { en: 'By daylight.', el: 'Με το φως της μέρας.' },
    note: {
      en: 'The road has no proper pavement: with bags or children take the boat.',
      el: 'Ο δρόμος δεν έχει κανονικό πεζοδρόμιο: με βαλίτσες ή παιδιά πάρτε το καραβάκι.',
    },
    sources: ['mykonosPort'],
  }),
  stepsAway(
    'mykonos:port:mykonos-old-port',
    chora,
    ['mykonosPort'],
    {
      en: 'You land on the waterfront of Chora; no car can follow you into its lanes.',
      el: 'Αποβιβάζεστε στην παραλία της Χώρας· στα σοκάκια δεν μπαίνει αυτοκίνητο.',
    },
    [5, 10],
  ),
  transfer(airport, chora, 'bus', {
    roadKm: 4,
    minutes: [10, 15],
    price: published(220, 300, null),
    runs: 'season',
    pattern: {
      en: 'To the station of Fabrika about every half hour in summer, by day; a page without a date names 9:00 to 19:15 for the other way. Few runs in winter.',
      el: 'Ως τον σταθμό της Φάμπρικας περίπου κάθε μισή ώρα το καλοκαίρι, τη μέρα· σελίδα χωρίς χρονολογία δίνει για την αντίθετη κατεύθυνση 9:00 ως 19:15. Τον χειμώνα ελάχιστα.',
    },
    operator: 'ktelMykonos',
    sources: ['kanoaMykonos', 'fodorsMykonos'],
    ours: ['pattern'],
  }),
  taxi(airport, chora, {
    roadKm: 4,
    minutes: [10, 15],
    sources: ['mykonosPort', 'wikiMykonos'],
    dear: true,
  }),
  transfer(airport, newPort, 'bus', {
    minutes: [20, 35],
    runs: 'season',
    pattern: {
      en: 'In summer a line joins Fabrika, the airport and the New Port, from late morning to about 18:00.',
      el: 'Το καλοκαίρι μια γραμμή ενώνει Φάμπρικα, αεροδρόμιο και Νέο Λιμάνι, από αργά το πρωί ως γύρω στις 18:00.',
    },
    operator: 'ktelMykonos',
    sources: ['kanoaMykonos'],
    ours: ['minutes'],
  }),

  stepsAway(
    ermoupoli,
    ermoupoliTown,
    ['syrosHotel'],
    {
      en: 'Along the front to Miaouli Square, on the flat; a free town bus goes round by the car parks.',
      el: 'Από την παραλία στην πλατεία Μιαούλη, χωρίς ανηφόρα· ένα δωρεάν λεωφορείο κάνει τον γύρο από τα πάρκινγκ.',
    },
    [5, 10],
  ),
  transfer(ermoupoli, 'syros:village:galissas', 'bus', {
    roadKm: 8,
    minutes: [20, 30],
    price: guess(170, 220),
    runs: 'year-round',
    pattern: {
      en: 'The round of the south from the station beside the quay, about an hour in all; in summer up to every half hour.',
      el: 'Ο γύρος του νότου από τον σταθμό δίπλα στην προβλήτα, περίπου μία ώρα συνολικά· το καλοκαίρι ως και κάθε μισή ώρα.',
    },
    operator: 'ktelSyros',
    sources: ['syrosBuses', 'syrosHotel'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(ermoupoli, 'syros:village:kini', 'bus', {
    roadKm: 9,
    minutes: [15, 20],
    price: guess(170, 220),
    runs: 'year-round',
    pattern: {
      en: 'Several a day; in summer in the evening too.',
      el: 'Αρκετά τη μέρα· το καλοκαίρι και το βράδυ.',
    },
    operator: 'ktelSyros',
    sources: ['syrosBuses', 'greciamiaSyros'],
    ours: ['roadKm'],
  }),
  taxi('syros:airport:jsy', ermoupoliTown, {
    roadKm: 4,
    minutes: [7, 12],
    note: {
      en: 'No regular bus is known: taxis come for the flights.',
      el: 'Τακτικό λεωφορείο δεν γνωρίζουμε: τα ταξί έρχονται για τις πτήσεις.',
    },
    sources: ['syrosHotel', 'syrosBuses'],
    ours: ['roadKm', 'minutes'],
  }),
];
