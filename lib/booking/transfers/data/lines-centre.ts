import type { BusLine } from '../schema';
import { guess, linesOf, place, published } from './make';

const naxosTown = place('Naxos town', 'Χώρα Νάξου');
const parikia = place('Parikia', 'Παροικιά');
const naoussa = place('Naoussa', 'Νάουσα');
const oldPort = place('Chora, Old Port', 'Χώρα, Παλιό Λιμάνι');
const fabrika = place('Chora, Fabrika', 'Χώρα, Φάμπρικα');
const mykonosFare = published(220, 300, null);

/** Naxos, Paros, Mykonos and Syros. */
export const centreLines: readonly BusLine[] = [
  ...linesOf('naxos', 'ktelNaxos', {
    plaka: {
      from: naxosTown,
      to: place('Plaka', 'Πλάκα'),
      via: [
        place('Agios Prokopios', 'Άγιος Προκόπιος'),
        place('Agia Anna', 'Αγία Άννα'),
        place('Maragkas', 'Μάραγκας'),
      ],
      minutes: [25, 35],
      ownMinutes: true,
      summer: {
        en: 'Every half hour from 7:30 to midnight in June 2026; hourly in May. Agios Prokopios is 15 minutes out.',
        el: 'Κάθε μισή ώρα από τις 7:30 ως τα μεσάνυχτα τον Ιούνιο του 2026· τον Μάιο κάθε ώρα. Ο Άγιος Προκόπιος είναι στα 15 λεπτά.',
      },
      sources: ['ktelNaxos', 'greekaNaxos'],
    },
    alyko: {
      from: naxosTown,
      to: place('Alyko', 'Αλυκό'),
      via: [place('Mikri Vigla', 'Μικρή Βίγλα'), place('Kastraki', 'Καστράκι')],
      summer: {
        en: 'Four a day from mid-June (7:30, 11:00, 13:30, 16:30 in 2026); before that one, on weekdays.',
        el: 'Τέσσερα τη μέρα από τα μέσα Ιουνίου (7:30, 11:00, 13:30, 16:30 το 2026)· πιο πριν ένα, τις καθημερινές.',
      },
      sources: ['ktelNaxos'],
    },
    apeiranthos: {
      from: naxosTown,
      to: place('Apeiranthos', 'Απείρανθος'),
      via: [
        place('Chalki', 'Χαλκί'),
        place('Filoti', 'Φιλότι'),
        place('Agia Marina', 'Αγία Μαρίνα'),
      ],
      minutes: [55, 65],
      ownMinutes: true,
      summer: {
        en: 'Seven or eight a day on weekdays in June 2026, five on Sundays. Agia Marina is where the path to Zas begins.',
        el: 'Επτά με οκτώ τη μέρα τις καθημερινές τον Ιούνιο του 2026, πέντε τις Κυριακές. Στην Αγία Μαρίνα αρχίζει το μονοπάτι για τον Ζα.',
      },
      sources: ['ktelNaxos', 'greekaNaxos'],
    },
    apollonas: {
      from: naxosTown,
      to: place('Apollonas', 'Απόλλωνας'),
      via: [place('Koronos', 'Κόρωνος'), place('Komiaki', 'Κωμιακή')],
      summer: {
        en: 'Two or three a day in high summer (2023); in spring as far as Apollonas on Tuesdays and Thursdays only.',
        el: 'Δύο ή τρία τη μέρα στην καρδιά του καλοκαιριού (2023)· την άνοιξη ως τον Απόλλωνα μόνο Τρίτη και Πέμπτη.',
      },
      sources: ['ktelNaxos', 'naxosTimes'],
    },
    airport: {
      from: naxosTown,
      to: place('Airport', 'Αεροδρόμιο'),
      minutes: [15, 15],
      summer: {
        en: 'Hourly from 7:15 to 19:15 in June 2026.',
        el: 'Κάθε ώρα από τις 7:15 ως τις 19:15 τον Ιούνιο του 2026.',
      },
      sources: ['ktelNaxos'],
    },
  }),
  ...linesOf('paros', 'ktelParos', {
    naoussa: {
      from: parikia,
      to: naoussa,
      minutes: [20, 30],
      ownMinutes: true,
      price: guess(180, 300),
      summer: { en: 'Often, into the small hours.', el: 'Πυκνά, ως μετά τα μεσάνυχτα.' },
      winter: { en: 'All year, less often.', el: 'Όλο τον χρόνο, πιο αραιά.' },
      sources: ['imagineParos', 'parosBus2020'],
    },
    drios: {
      from: parikia,
      to: place('Drios', 'Δρυός'),
      via: [
        place('Lefkes', 'Λεύκες'),
        place('Marpissa', 'Μάρπησσα'),
        place('Piso Livadi', 'Πίσω Λιβάδι'),
        place('Golden Beach', 'Χρυσή Ακτή'),
      ],
      price: published(180, 400, '2020-06'),
      summer: {
        en: 'Several a day, and a second line by way of Naoussa.',
        el: 'Αρκετά τη μέρα, και δεύτερη γραμμή μέσω Νάουσας.',
      },
      winter: { en: 'All year, less often.', el: 'Όλο τον χρόνο, πιο αραιά.' },
      sources: ['imagineParos', 'parosBus2020'],
    },
    pounta: {
      from: parikia,
      to: place('Pounta (Antiparos ferry)', 'Πούντα (φέρι Αντιπάρου)'),
      minutes: [15, 25],
      ownMinutes: true,
      price: published(180, 200, null),
      summer: { en: 'About once an hour.', el: 'Περίπου κάθε ώρα.' },
      sources: ['parosBus2020', 'antiparosFerry'],
    },
    aliki: {
      from: parikia,
      to: place('Aliki', 'Αλυκή'),
      via: [place('Airport (some)', 'Αεροδρόμιο (μερικά)')],
      price: guess(180, 300),
      summer: {
        en: 'Several a day; those by the airport keep to the flights.',
        el: 'Αρκετά τη μέρα· όσα περνούν από το αεροδρόμιο πάνε με τις πτήσεις.',
      },
      winter: { en: 'All year, less often.', el: 'Όλο τον χρόνο, πιο αραιά.' },
      sources: ['imagineParos', 'parosAirport'],
    },
  }),
  ...linesOf('mykonos', 'ktelMykonos', {
    'agios-stefanos': {
      from: oldPort,
      to: place('Agios Stefanos', 'Άγιος Στέφανος'),
      via: [place('New Port (Tourlos)', 'Νέο Λιμάνι (Τούρλος)')],
      price: mykonosFare,
      summer: {
        en: 'In September 2026 on the hour, back until midnight.',
        el: 'Τον Σεπτέμβριο του 2026 κάθε ώρα ακριβώς, με επιστροφή ως τα μεσάνυχτα.',
      },
      sources: ['mykonosBus2026', 'fodorsMykonos'],
    },
    'ano-mera': {
      from: oldPort,
      to: place('Kalafatis', 'Καλαφάτης'),
      via: [place('Ano Mera', 'Άνω Μερά')],
      minutes: [25, 30],
      price: mykonosFare,
      summer: {
        en: 'Every one or two hours, with others to Elia and Kalo Livadi; about half an hour at most.',
        el: 'Κάθε μία με δύο ώρες, και άλλα για Ελιά και Καλό Λιβάδι· το πολύ περίπου μισή ώρα.',
      },
      sources: ['kanoaMykonos', 'mykonosStations', 'fodorsMykonos'],
    },
    'platis-gialos': {
      from: fabrika,
      to: place('Platis Gialos', 'Πλατύς Γιαλός'),
      via: [place('Ornos (some)', 'Ορνός (μερικά)')],
      price: mykonosFare,
      summer: {
        en: 'Every 20 to 30 minutes at the busy hours, until after midnight.',
        el: 'Κάθε 20 με 30 λεπτά τις ώρες αιχμής, ως μετά τα μεσάνυχτα.',
      },
      sources: ['kanoaMykonos', 'fodorsMykonos'],
    },
    paradise: {
      from: fabrika,
      to: place('Paradise', 'Παράδεισος'),
      price: mykonosFare,
      summer: {
        en: 'Every half hour by day, hourly through the night.',
        el: 'Κάθε μισή ώρα τη μέρα, κάθε ώρα τη νύχτα ως το ξημέρωμα.',
      },
      sources: ['kanoaMykonos', 'fodorsMykonos'],
    },
    airport: {
      from: fabrika,
      to: place('New Port', 'Νέο Λιμάνι'),
      via: [place('Airport', 'Αεροδρόμιο')],
      price: mykonosFare,
      summer: {
        en: 'A page without a date has every half hour from Fabrika from 9:00 to 19:15, and from the New Port from 10:30 to 18:00; some ten minutes to the airport.',
        el: 'Σελίδα χωρίς χρονολογία δίνει κάθε μισή ώρα από τη Φάμπρικα από τις 9:00 ως τις 19:15 και από το Νέο Λιμάνι από τις 10:30 ως τις 18:00· γύρω στα δέκα λεπτά ως το αεροδρόμιο.',
      },
      sources: ['kanoaMykonos', 'fodorsMykonos'],
    },
  }),
  ...linesOf('syros', 'ktelSyros', {
    'south-round': {
      from: place('Ermoupoli', 'Ερμούπολη'),
      to: place('Ermoupoli (round)', 'Ερμούπολη (κύκλος)'),
      via: [
        place('Galissas', 'Γαλησσάς'),
        place('Finikas', 'Φοίνικας'),
        place('Poseidonia', 'Ποσειδωνία'),
        place('Megas Gialos', 'Μέγας Γιαλός'),
        place('Vari', 'Βάρη'),
      ],
      minutes: [55, 65],
      summer: {
        en: 'Up to every half hour, also in the evening.',
        el: 'Ως και κάθε μισή ώρα, και το βράδυ.',
      },
      winter: { en: 'All year, less often.', el: 'Όλο τον χρόνο, πιο αραιά.' },
      sources: ['syrosBuses', 'syrosHotel'],
    },
    kini: {
      from: place('Ermoupoli', 'Ερμούπολη'),
      to: place('Kini', 'Κίνι'),
      minutes: [15, 20],
      summer: { en: 'Several a day, also in the evening.', el: 'Αρκετά τη μέρα, και το βράδυ.' },
      sources: ['syrosBuses', 'greciamiaSyros'],
    },
    'ano-syros': {
      from: place('Ermoupoli', 'Ερμούπολη'),
      to: place('Ano Syros', 'Άνω Σύρος'),
      minutes: [15, 15],
      summer: {
        en: 'The alternative to several hundred steps; a few an hour at most.',
        el: 'Η λύση αντί για μερικές εκατοντάδες σκαλιά· το πολύ λίγα την ώρα.',
      },
      sources: ['syrosBuses'],
    },
  }),
];
