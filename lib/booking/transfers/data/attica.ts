import type { Transfer } from '../schema';
import { guess, published, taxi, transfer } from './make';

const athens = 'attica:gateway:athens';
const airport = 'attica:gateway:athens-airport';
const piraeus = 'attica:gateway:piraeus';
const rafina = 'attica:gateway:rafina';
const lavrio = 'attica:gateway:lavrio';

const taxisInTown = {
  en: 'From a rank, in the street, by telephone or by app, day and night.',
  el: 'Από πιάτσα, στον δρόμο, με τηλέφωνο ή με εφαρμογή, μέρα και νύχτα.',
};
const taxisAtArrivals = {
  en: 'From the rank at arrivals, day and night, or booked ahead.',
  el: 'Από την πιάτσα στις αφίξεις, μέρα και νύχτα, ή με κράτηση.',
};
const metroHours = {
  en: 'About every 36 minutes until shortly before midnight; the first trains leave the city from about 5:30, the airport somewhat later.',
  el: 'Περίπου κάθε 36 λεπτά ως λίγο πριν από τα μεσάνυχτα· τα πρώτα φεύγουν από την πόλη γύρω στις 5:30, από το αεροδρόμιο κάπως αργότερα.',
};

/** From the airport and the centre of Athens to its ports, and from the centre to the airport. */
export const attica: readonly Transfer[] = [
  transfer(athens, piraeus, 'metro', {
    minutes: [20, 30],
    price: published(120, 120, '2026-08'),
    runs: 'year-round',
    pattern: {
      en: 'From about 5:30 until about midnight, every few minutes by day.',
      el: 'Από τις 5:30 περίπου ως γύρω στα μεσάνυχτα, τη μέρα κάθε λίγα λεπτά.',
    },
    operator: 'oasa',
    note: {
      en: 'Line 3 from Syntagma or line 1 from Monastiraki and Omonia; get off at Piraeus station, across the road from gates E6 and E7; trains of line 3 go one stop further. The 90-minute ticket is enough.',
      el: 'Γραμμή 3 από το Σύνταγμα ή γραμμή 1 από το Μοναστηράκι και την Ομόνοια· κατεβείτε στον σταθμό Πειραιάς, απέναντι από τις πύλες Ε6 και Ε7· η γραμμή 3 συνεχίζει άλλη μία στάση. Αρκεί το εισιτήριο των 90 λεπτών.',
    },
    sources: ['oasa', 'fodorsPiraeus'],
    ours: ['minutes', 'pattern'],
  }),
  taxi(athens, piraeus, {
    pattern: taxisInTown,
    roadKm: 11,
    minutes: [25, 50],
    price: guess(1600, 2800, 'vehicle'),
    note: {
      en: 'Tell the driver the number of your gate. In the morning and on summer Fridays traffic doubles the time.',
      el: 'Πείτε στον οδηγό τον αριθμό της πύλης. Το πρωί και τις Παρασκευές του καλοκαιριού η κίνηση διπλασιάζει τον χρόνο.',
    },
    sources: ['fodorsPiraeus'],
  }),
  transfer(athens, airport, 'metro', {
    minutes: [40, 50],
    price: published(900, 900, '2026-08'),
    runs: 'year-round',
    pattern: metroHours,
    operator: 'oasa',
    note: {
      en: 'Line 3 from Syntagma or Monastiraki. Not every train goes on to the airport, and the ordinary ticket does not hold there.',
      el: 'Γραμμή 3 από το Σύνταγμα ή το Μοναστηράκι. Δεν πάνε όλοι οι συρμοί ως το αεροδρόμιο και το απλό εισιτήριο δεν ισχύει εκεί.',
    },
    sources: ['oasa', 'siViaggia'],
    ours: ['minutes', 'pattern'],
  }),
  transfer(athens, airport, 'bus', {
    minutes: [50, 80],
    price: published(550, 550, '2026-08'),
    runs: 'year-round',
    pattern: {
      en: 'Line X95 from Syntagma, day and night, about every 20 to 30 minutes.',
      el: 'Γραμμή Χ95 από το Σύνταγμα, μέρα και νύχτα, περίπου κάθε 20 με 30 λεπτά.',
    },
    operator: 'oasa',
    sources: ['oasa', 'siViaggia'],
    ours: ['minutes'],
  }),
  taxi(athens, airport, {
    pattern: taxisInTown,
    roadKm: 35,
    minutes: [35, 60],
    // Fixed by the ministry: day and night.
    price: published(4000, 5500, '2022-06', 'vehicle'),
    note: {
      en: 'A fixed fare within the inner ring, tolls and bags included; the higher one holds from midnight to 5:00. Ask for it before you get in.',
      el: 'Σταθερή τιμή μέσα στον δακτύλιο, μαζί με διόδια και βαλίτσες· η πιο ακριβή ισχύει από τα μεσάνυχτα ως τις 5:00. Ρωτήστε πριν μπείτε.',
    },
    sources: ['airportTaxi2022'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(airport, piraeus, 'metro', {
    minutes: [55, 60],
    price: published(900, 900, '2026-08'),
    runs: 'year-round',
    pattern: metroHours,
    operator: 'oasa',
    note: {
      en: 'Line 3, without a change, to the station across the road from gates E6 and E7.',
      el: 'Γραμμή 3, χωρίς αλλαγή, ως τον σταθμό απέναντι από τις πύλες Ε6 και Ε7.',
    },
    sources: ['oasa', 'metroPiraeus'],
    ours: ['pattern'],
  }),
  transfer(airport, piraeus, 'bus', {
    minutes: [60, 90],
    price: published(550, 550, '2026-08'),
    runs: 'year-round',
    pattern: {
      en: 'Line X96 from the arrivals level, day and night: the way for early and late boats.',
      el: 'Γραμμή Χ96 από τις αφίξεις, μέρα και νύχτα: η λύση για τα πρωινά και τα βραδινά πλοία.',
    },
    operator: 'oasa',
    sources: ['oasa', 'athensPorts'],
    ours: ['minutes'],
  }),
  taxi(airport, piraeus, {
    pattern: taxisAtArrivals,
    roadKm: 45,
    minutes: [45, 75],
    price: guess(5000, 7500, 'vehicle'),
    sources: ['fodorsPiraeus'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(airport, rafina, 'bus', {
    roadKm: 23,
    minutes: [30, 40],
    price: guess(360, 500),
    runs: 'year-round',
    pattern: {
      en: 'Direct, about once an hour by day; the stop is across the road from arrivals, beside the hotel.',
      el: 'Απευθείας, τη μέρα περίπου κάθε ώρα· η στάση είναι απέναντι από τις αφίξεις, δίπλα στο ξενοδοχείο.',
    },
    operator: 'ktelAttica',
    note: {
      en: 'You pay the conductor after you have sat down. The fare was €4 in 2019; a traveller paid €3.60 in June 2024.',
      el: 'Πληρώνετε τον εισπράκτορα αφού καθίσετε. Το 2019 το εισιτήριο έκανε 4 €· τον Ιούνιο του 2024 ένας ταξιδιώτης πλήρωσε 3,60 €.',
    },
    sources: ['rafina2019', 'rafina2024', 'athensPorts'],
    ours: ['roadKm'],
  }),
  taxi(airport, rafina, {
    pattern: taxisAtArrivals,
    roadKm: 23,
    minutes: [20, 30],
    price: guess(3000, 4500, 'vehicle'),
    sources: ['rafina2019'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(athens, rafina, 'bus', {
    minutes: [60, 75],
    price: guess(260, 350),
    runs: 'year-round',
    pattern: {
      en: 'The orange KTEL bus from Pedion tou Areos, through the day.',
      el: 'Το πορτοκαλί ΚΤΕΛ από το Πεδίον του Άρεως, όλη τη μέρα.',
    },
    operator: 'ktelAttica',
    sources: ['athensPorts'],
    ours: ['minutes'],
  }),
  transfer(airport, lavrio, 'bus', {
    minutes: [50, 80],
    runs: 'year-round',
    pattern: {
      en: 'KTEL to Markopoulo, a quarter of an hour, and another KTEL from the same corner to Lavrio.',
      el: 'ΚΤΕΛ ως το Μαρκόπουλο, ένα τέταρτο, και από την ίδια γωνία άλλο ΚΤΕΛ για το Λαύριο.',
    },
    operator: 'ktelAttica',
    note: {
      en: 'We know of no through bus, and the connection is not waited for: allow the longer time.',
      el: 'Απευθείας λεωφορείο δεν γνωρίζουμε και η ανταπόκριση δεν περιμένει: υπολογίστε τον μεγαλύτερο χρόνο.',
    },
    sources: ['lavrio2015'],
    ours: ['minutes'],
  }),
  taxi(airport, lavrio, {
    pattern: taxisAtArrivals,
    roadKm: 35,
    minutes: [30, 45],
    price: guess(4500, 6500, 'vehicle'),
    sources: ['keaVilla'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(athens, lavrio, 'bus', {
    minutes: [90, 120],
    runs: 'year-round',
    pattern: {
      en: 'KTEL from Pedion tou Areos, through the day; for a boat late in the day take a bus earlier than you need.',
      el: 'ΚΤΕΛ από το Πεδίον του Άρεως, όλη τη μέρα· για βραδινό πλοίο πάρτε ένα λεωφορείο νωρίτερα.',
    },
    operator: 'ktelAttica',
    sources: ['lavrio2015'],
    ours: ['minutes', 'pattern'],
  }),
  taxi(athens, lavrio, {
    pattern: taxisInTown,
    roadKm: 60,
    minutes: [50, 75],
    price: guess(7000, 9500, 'vehicle'),
    sources: ['keaVilla'],
    ours: ['roadKm', 'minutes'],
  }),
];
