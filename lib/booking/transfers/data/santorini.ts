import type { Transfer } from '../schema';
import { betterByDay, published, stepsAway, taxi, taxiByTelephone, transfer } from './make';

const fira = 'santorini:village:fira';
const oia = 'santorini:village:oia';
const athinios = 'santorini:port:athinios';
const oldPort = 'santorini:port:gialos';
const ammoudi = 'santorini:port:ammoudi';
const airport = 'santorini:airport:jtr';

const manolas = 'thirasia:village:manolas';
const riva = 'thirasia:port:riva';
const korfos = 'thirasia:port:korfos';

/** Road from Oia down to Ammoudi, by the joint ministerial decisions against landslides. */
const ammoudiRoad = {
  en: 'The road down was closed to vehicles from 1 June to 31 October 2024, and a decision of May 2025 set limits in Oia again; we found nothing for 2026. Ask before you take luggage down.',
  el: 'Ο δρόμος ήταν κλειστός στα οχήματα από 1 Ιουνίου ως 31 Οκτωβρίου 2024, και απόφαση του Μαΐου 2025 έβαλε πάλι περιορισμούς στην Οία· για το 2026 δεν βρήκαμε κάτι. Ρωτήστε πριν κατεβάσετε βαλίτσες.',
};

/** Santorini and Thirasia. */
export const santoriniAndThirasia: readonly Transfer[] = [
  transfer(athinios, fira, 'bus', {
    roadKm: 10,
    minutes: [20, 25],
    price: published(270, 270, '2026-08'),
    runs: 'meets-boats',
    pattern: {
      en: 'Meets the boats; the hours are posted at the station in Fira and change daily. A quarter dearer between 0:30 and 5:00.',
      el: 'Περιμένει τα πλοία· τα δρομολόγια αναρτώνται στον σταθμό των Φηρών και αλλάζουν κάθε μέρα. Από τις 0:30 ως τις 5:00 ακριβότερο κατά ένα τέταρτο.',
    },
    operator: 'ktelSantorini',
    note: {
      en: 'Cash to the driver, bags below. For a boat before noon ask the evening before whether a bus goes down in time.',
      el: 'Μετρητά στον οδηγό, βαλίτσες στον χώρο αποσκευών. Για πρωινό πλοίο ρωτήστε από το προηγούμενο βράδυ αν κατεβαίνει λεωφορείο εγκαίρως.',
    },
    sources: ['ktelSantorini', 'santoriniDave', 'santoriniSecrets', 'greekaSantorini'],
  }),
  taxi(athinios, fira, {
    roadKm: 10,
    minutes: [20, 30],
    sources: ['santoriniSecrets'],
    dear: true,
  }),
  transfer(athinios, oia, 'bus', {
    roadKm: 20,
    minutes: [60, 90],
    price: published(490, 490, '2026-08'),
    runs: 'meets-boats',
    pattern: {
      en: 'Two buses, with a change in Fira; the second runs until late in summer.',
      el: 'Δύο λεωφορεία, με αλλαγή στα Φηρά· το δεύτερο το καλοκαίρι πηγαίνει ως αργά.',
    },
    operator: 'ktelSantorini',
    sources: ['ktelSantorini', 'greekaSantorini'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(oldPort, fira, 'cable-car', {
    minutes: [3, 5],
    price: published(1000, 1000, '2025'),
    runs: 'year-round',
    pattern: {
      en: 'By day and evening, longer in summer; on cruise days the queue takes more time than the ride.',
      el: 'Μέρα και βράδυ, το καλοκαίρι ως πιο αργά· όταν έχει κρουαζιερόπλοια, η ουρά κρατά πιο πολύ από τη διαδρομή.',
    },
    note: {
      en: 'Children €5, a large bag €5 (2025). In 2023 it was €6, and many pages still say so.',
      el: 'Παιδιά 5 €, μεγάλη αποσκευή 5 € (2025). Το 2023 έκανε 6 €, και πολλές σελίδες το γράφουν ακόμη.',
    },
    sources: ['firaCableCar2025', 'firaCableCar'],
    ours: ['pattern'],
  }),
  stepsAway(
    oldPort,
    fira,
    ['firaCableCar'],
    {
      en: '588 broad steps in full sun, shared with mules. Go up early or late, with closed shoes.',
      el: '588 πλατιά σκαλοπάτια κάτω από τον ήλιο, μαζί με μουλάρια. Ανεβείτε νωρίς ή αργά, με κλειστά παπούτσια.',
    },
    [30, 45],
    betterByDay,
  ),
  stepsAway(
    ammoudi,
    oia,
    ['thirasiaBoat', 'ammoudiRoad2024', 'ammoudiRoad2025'],
    {
      en: `Some 300 steps to the castle of Oia. ${ammoudiRoad.en}`,
      el: `Γύρω στα 300 σκαλοπάτια ως το κάστρο της Οίας. ${ammoudiRoad.el}`,
    },
    [15, 25],
    betterByDay,
  ),
  transfer(ammoudi, fira, 'bus', {
    minutes: [50, 80],
    price: published(220, 220, '2026-08'),
    runs: 'year-round',
    pattern: {
      en: 'From the square of Oia, above the steps: about every half hour in summer, until about 23:00.',
      el: 'Από την πλατεία της Οίας, πάνω από τα σκαλιά: το καλοκαίρι περίπου κάθε μισή ώρα, ως γύρω στις 23:00.',
    },
    operator: 'ktelSantorini',
    note: {
      en: 'The time counts the climb to Oia. No bus goes down to Ammoudi.',
      el: 'Στον χρόνο μετρά και η ανηφόρα ως την Οία. Λεωφορείο δεν κατεβαίνει στο Αμμούδι.',
    },
    sources: ['ktelSantorini', 'santoriniSecrets'],
    ours: ['minutes'],
  }),
  taxi(ammoudi, fira, {
    pattern: taxiByTelephone,
    roadKm: 14,
    minutes: [25, 40],
    note: ammoudiRoad,
    sources: ['santoriniSecrets', 'ammoudiRoad2024', 'ammoudiRoad2025'],
    ours: ['roadKm', 'minutes'],
    dear: true,
  }),
  transfer(airport, fira, 'bus', {
    roadKm: 6,
    minutes: [15, 20],
    price: published(220, 220, '2026-08'),
    runs: 'year-round',
    pattern: {
      en: 'Several a day, more in summer; none in time for the first flights of the morning.',
      el: 'Αρκετά τη μέρα, πιο πολλά το καλοκαίρι· για τις πρώτες πρωινές πτήσεις δεν υπάρχει.',
    },
    operator: 'ktelSantorini',
    note: {
      en: 'The stop is to the left as you leave arrivals. Everything beyond Fira means a change there.',
      el: 'Η στάση είναι αριστερά βγαίνοντας από τις αφίξεις. Για οπουδήποτε αλλού αλλάζετε στα Φηρά.',
    },
    sources: ['ktelSantorini', 'santoriniAirport', 'wikiSantorini'],
    ours: ['minutes'],
  }),
  taxi(airport, fira, { roadKm: 6, minutes: [12, 20], sources: ['wikiSantorini'], dear: true }),
  taxi(airport, oia, {
    roadKm: 17,
    minutes: [30, 45],
    sources: ['wikiSantorini'],
    ours: ['roadKm', 'minutes'],
    dear: true,
  }),

  transfer(ammoudi, riva, 'boat', {
    minutes: [15, 25],
    runs: 'year-round',
    pattern: {
      en: 'The small boat of Thirasia, a few times a day in summer. A traveller’s page without a date has 8:00, 12:45 and 17:20: check the hours on the quay.',
      el: 'Το καραβάκι της Θηρασίας, το καλοκαίρι λίγες φορές τη μέρα. Μια σελίδα ταξιδιωτών χωρίς χρονολογία γράφει 8:00, 12:45 και 17:20: ρωτήστε στην προκυμαία.',
    },
    note: {
      en: 'It goes on to Korfos. In wind it stays in: have another way back in mind.',
      el: 'Συνεχίζει για τον Κόρφο. Με αέρα δεν βγαίνει: έχετε στον νου σας άλλον τρόπο επιστροφής.',
    },
    sources: ['thirasiaBoat', 'thirasia2008'],
  }),
  transfer(riva, manolas, 'walk', {
    minutes: [50, 65],
    runs: 'always',
    pattern: { en: 'At any hour.', el: 'Όλη μέρα και νύχτα.' },
    note: {
      en: 'Uphill on the road, without shade.',
      el: 'Ανηφόρα από τον δρόμο, χωρίς σκιά.',
    },
    sources: ['thirasiaWalk'],
    ours: ['minutes'],
  }),
  transfer(riva, manolas, 'bus', {
    minutes: [8, 15],
    runs: 'meets-boats',
    pattern: {
      en: 'A small bus meets some boats, not all; ask on board.',
      el: 'Ένα μικρό λεωφορείο περιμένει μερικά πλοία, όχι όλα· ρωτήστε πάνω στο πλοίο.',
    },
    operator: 'busOfIsland',
    sources: ['thirasia2008'],
    ours: ['minutes', 'pattern'],
  }),
  stepsAway(
    korfos,
    manolas,
    ['thirasiaSteps'],
    {
      en: '270 steps up the cliff; no road reaches the harbour.',
      el: '270 σκαλοπάτια στον γκρεμό· δρόμος ως το λιμανάκι δεν υπάρχει.',
    },
    [15, 30],
    betterByDay,
  ),
];
