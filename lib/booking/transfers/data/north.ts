import type { Transfer } from '../schema';
import { guess, stepsAway, taxi, transfer } from './make';

const gavrio = 'andros:port:gavrio';
const andros = 'andros:village:chora';
const batsi = 'andros:village:batsi';
const tinosPort = 'tinos:port:tinos-town';
const korissia = 'kea:port:korissia';
const ioulida = 'kea:village:ioulida';
const merichas = 'kythnos:port:merichas';
const kythnosChora = 'kythnos:village:chora';

/** Andros, Tinos, Kea and Kythnos. */
export const north: readonly Transfer[] = [
  transfer(gavrio, andros, 'bus', {
    roadKm: 32,
    minutes: [55, 60],
    price: guess(350, 500),
    runs: 'meets-boats',
    pattern: {
      en: 'By way of Batsi, timed by the boats in summer. As a rule it waits for a late boat; Sundays are thin.',
      el: 'Μέσω Μπατσίου, το καλοκαίρι με τις ώρες των πλοίων. Αν αργήσει το πλοίο, συνήθως περιμένει· τις Κυριακές είναι λίγα.',
    },
    operator: 'ktelAndros',
    note: {
      en: 'Do not count on a bus for every boat: ask the driver before you let the taxi go.',
      el: 'Μη βασίζεστε ότι κάθε πλοίο έχει λεωφορείο: ρωτήστε τον οδηγό πριν αφήσετε το ταξί.',
    },
    sources: ['androsBus', 'androsTimetable'],
    ours: ['roadKm'],
  }),
  taxi(gavrio, andros, {
    roadKm: 32,
    minutes: [45, 60],
    sources: ['androsBus'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(gavrio, batsi, 'bus', {
    roadKm: 8,
    minutes: [15, 20],
    price: guess(180, 250),
    runs: 'meets-boats',
    pattern: {
      en: 'The buses to Chora stop here.',
      el: 'Εδώ σταματούν τα λεωφορεία για τη Χώρα.',
    },
    operator: 'ktelAndros',
    sources: ['androsBus'],
  }),
  taxi(gavrio, batsi, { roadKm: 8, minutes: [12, 15], sources: ['androsBus'] }),

  stepsAway(tinosPort, 'tinos:village:chora', ['tinosStation'], {
    en: 'The town begins across the road; from the outer quay add five to ten minutes.',
    el: 'Η πόλη αρχίζει απέναντι από τον δρόμο· από την έξω προβλήτα υπολογίστε άλλα πέντε με δέκα λεπτά.',
  }),
  transfer(tinosPort, 'tinos:beach:agios-ioannis-porto', 'bus', {
    minutes: [15, 20],
    price: guess(160, 220),
    runs: 'season',
    pattern: {
      en: 'From the station opposite the ferry quay; several a day in summer, the last one early in the evening.',
      el: 'Από τον σταθμό απέναντι από την προβλήτα· το καλοκαίρι αρκετά τη μέρα, το τελευταίο νωρίς το βράδυ.',
    },
    operator: 'ktelTinos',
    sources: ['tinosStation'],
    ours: ['minutes', 'pattern'],
  }),
  transfer(tinosPort, 'tinos:village:panormos', 'bus', {
    roadKm: 30,
    minutes: [50, 65],
    price: guess(350, 500),
    runs: 'year-round',
    pattern: {
      en: 'By way of Pyrgos, a few a day. The hours are made for those who live there, in summer too.',
      el: 'Μέσω Πύργου, λίγα τη μέρα. Οι ώρες είναι για τους ντόπιους, και το καλοκαίρι.',
    },
    operator: 'ktelTinos',
    sources: ['tinosRoads', 'tinosStation'],
    ours: ['roadKm', 'minutes'],
  }),

  transfer(korissia, ioulida, 'bus', {
    roadKm: 6,
    minutes: [12, 20],
    price: guess(160, 220),
    runs: 'season',
    pattern: {
      en: 'A few a day in summer; outside the season none to count on.',
      el: 'Λίγα τη μέρα το καλοκαίρι· εκτός σεζόν μην το υπολογίζετε.',
    },
    operator: 'busOfIsland',
    sources: ['lavrio2015', 'keaTaxis'],
    ours: ['minutes', 'pattern'],
  }),
  taxi(korissia, ioulida, { roadKm: 6, minutes: [10, 15], sources: ['keaTaxis', 'lavrio2015'] }),
  taxi(korissia, 'kea:village:otzias', {
    roadKm: 5.5,
    minutes: [8, 12],
    note: {
      en: 'It was €8 in 2015.',
      el: 'Το 2015 έκανε 8 €.',
    },
    sources: ['lavrio2015'],
  }),

  transfer(merichas, kythnosChora, 'bus', {
    roadKm: 8,
    minutes: [15, 20],
    price: guess(160, 220),
    runs: 'season',
    pattern: {
      en: 'About six a day from early June to September (2012); otherwise with the school.',
      el: 'Περίπου έξι τη μέρα από τις αρχές Ιουνίου ως τον Σεπτέμβριο (2012)· αλλιώς με το σχολικό.',
    },
    operator: 'busOfIsland',
    sources: ['roughKythnos', 'kythnosBus'],
  }),
  taxi(merichas, kythnosChora, { roadKm: 8, minutes: [12, 18], sources: ['kythnosBus'] }),
  transfer(merichas, 'kythnos:village:loutra', 'bus', {
    roadKm: 11,
    minutes: [30, 35],
    price: guess(180, 250),
    runs: 'season',
    pattern: {
      en: 'The bus to Chora goes on to Loutra.',
      el: 'Το λεωφορείο της Χώρας συνεχίζει ως τα Λουτρά.',
    },
    operator: 'busOfIsland',
    sources: ['roughKythnos', 'kythnosBus'],
  }),
];
