import type { Transfer } from '../schema';
import { guess, published, stepsAway, taxi, taxiByTelephone, transfer } from './make';

const gialos = 'ios:port:gialos-port';
const iosChora = 'ios:village:chora';
const alopronia = 'sikinos:port:alopronia-port';
const sikinosChora = 'sikinos:village:kastro';
const karavostasis = 'folegandros:port:karavostasis-port';
const folegandrosChora = 'folegandros:village:chora';
const anafiPort = 'anafi:port:agios-nikolaos';
const anafiChora = 'anafi:village:chora';
const katapola = 'amorgos:port:katapola';
const aegiali = 'amorgos:port:aegiali';
const amorgosChora = 'amorgos:village:chora';

const anyHour = { en: 'At any hour.', el: 'Όλη μέρα και νύχτα.' };

/** Ios, Sikinos, Folegandros, Anafi and Amorgos. */
export const south: readonly Transfer[] = [
  transfer(gialos, iosChora, 'bus', {
    roadKm: 2,
    minutes: [5, 10],
    price: guess(180, 220),
    runs: 'year-round',
    pattern: {
      en: 'In summer about every 15 minutes until late, and on to Mylopotas; in winter a few a day.',
      el: 'Το καλοκαίρι περίπου κάθε 15 λεπτά ως αργά, και συνεχίζει για Μυλοπότα· τον χειμώνα λίγα τη μέρα.',
    },
    operator: 'iosBuses',
    sources: ['iosSights', 'iosOffSeason'],
    ours: ['minutes', 'pattern'],
  }),
  transfer(gialos, iosChora, 'walk', {
    minutes: [15, 20],
    runs: 'always',
    pattern: anyHour,
    note: {
      en: 'By the stepped path behind the port.',
      el: 'Από το σκαλωτό μονοπάτι πίσω από το λιμάνι.',
    },
    sources: ['iosSights', 'ios2011'],
  }),
  taxi(gialos, iosChora, { roadKm: 2, minutes: [5, 10], sources: ['ios2011'] }),
  transfer(gialos, 'ios:village:mylopotas', 'bus', {
    roadKm: 4.5,
    minutes: [12, 20],
    price: guess(180, 250),
    runs: 'season',
    pattern: {
      en: 'The same line, by way of Chora; outside the season it ends in Chora, some 15 to 20 minutes on foot from the beach.',
      el: 'Η ίδια γραμμή, μέσω Χώρας· εκτός σεζόν τερματίζει στη Χώρα, γύρω στα 15 με 20 λεπτά με τα πόδια από την παραλία.',
    },
    operator: 'iosBuses',
    sources: ['iosSights', 'iosOffSeason'],
    ours: ['roadKm', 'minutes'],
  }),

  transfer(alopronia, sikinosChora, 'bus', {
    roadKm: 3.5,
    minutes: [8, 15],
    price: guess(150, 200),
    runs: 'meets-boats',
    pattern: {
      en: 'Six a day or more in summer, and extra ones with the boats.',
      el: 'Έξι τη μέρα ή και περισσότερα το καλοκαίρι, και έκτακτα στα πλοία.',
    },
    operator: 'busOfIsland',
    note: {
      en: 'Check the hours at the stop, and then again with the driver.',
      el: 'Δείτε τις ώρες στη στάση, και μετά ρωτήστε και τον οδηγό.',
    },
    sources: ['sikinosBus', 'sikinosBus2018'],
    ours: ['minutes'],
  }),
  transfer(alopronia, sikinosChora, 'walk', {
    roadKm: 3.5,
    minutes: [50, 75],
    runs: 'always',
    pattern: anyHour,
    note: {
      en: 'Uphill all the way, by the road or the old path that cuts its bends.',
      el: 'Όλο ανηφόρα, από τον δρόμο ή από το παλιό μονοπάτι που κόβει τις στροφές.',
    },
    sources: ['sikinosBus2018'],
    ours: ['minutes'],
  }),

  transfer(karavostasis, folegandrosChora, 'bus', {
    roadKm: 3.5,
    minutes: [10, 15],
    price: guess(180, 250),
    runs: 'meets-boats',
    pattern: {
      en: 'As a rule it waits for a boat, and comes down before one leaves.',
      el: 'Συνήθως περιμένει το πλοίο, και κατεβαίνει πριν από την αναχώρηση.',
    },
    operator: 'busOfIsland',
    note: {
      en: 'It fills up in the evening. Many hotels have a van on the quay as well: look for the name on the door.',
      el: 'Το βράδυ γεμίζει. Πολλά ξενοδοχεία έχουν και βανάκι στην προβλήτα: κοιτάξτε τα ονόματα στην πόρτα.',
    },
    sources: ['folegandrosBoats', 'folegandrosBus'],
    ours: ['roadKm', 'minutes'],
  }),
  taxi(karavostasis, folegandrosChora, {
    pattern: taxiByTelephone,
    roadKm: 3.5,
    minutes: [7, 12],
    sources: ['folegandrosBus'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(karavostasis, folegandrosChora, 'walk', {
    roadKm: 3.5,
    minutes: [50, 70],
    runs: 'always',
    pattern: { en: 'By daylight.', el: 'Με το φως της μέρας.' },
    note: {
      en: 'Along the road, uphill; do not count on light at night.',
      el: 'Από τον δρόμο, ανηφόρα· τη νύχτα μη βασίζεστε σε φώτα.',
    },
    sources: ['folegandrosBus'],
    ours: ['roadKm', 'minutes'],
  }),

  transfer(anafiPort, anafiChora, 'bus', {
    roadKm: 2,
    minutes: [5, 10],
    price: guess(120, 180),
    runs: 'meets-boats',
    pattern: {
      en: 'Meets the boats, at night too; for a departure it leaves Chora 45 minutes before.',
      el: 'Περιμένει τα πλοία, και τη νύχτα· για τις αναχωρήσεις φεύγει από τη Χώρα 45 λεπτά πριν.',
    },
    operator: 'busOfIsland',
    sources: ['anafiBus'],
    ours: ['minutes'],
  }),
  transfer(anafiPort, anafiChora, 'walk', {
    minutes: [30, 40],
    runs: 'always',
    pattern: { en: 'By daylight.', el: 'Με το φως της μέρας.' },
    note: {
      en: 'Steep, by the old mule track.',
      el: 'Απότομη ανηφόρα, από το παλιό καλντερίμι.',
    },
    sources: ['anafiBus'],
    ours: ['minutes'],
  }),

  transfer(katapola, amorgosChora, 'bus', {
    roadKm: 5,
    minutes: [12, 20],
    price: published(180, 200, null),
    runs: 'year-round',
    pattern: {
      en: 'Often from mid-May to the end of August, at night for some boats too; with the school in winter.',
      el: 'Συχνά από τα μέσα Μαΐου ως τα τέλη Αυγούστου, σε μερικά πλοία και τη νύχτα· τον χειμώνα με το σχολείο.',
    },
    operator: 'amorgosBuses',
    note: {
      en: 'You pay on board; the night fare is the higher one.',
      el: 'Πληρώνετε μέσα· η πιο ακριβή τιμή είναι της νύχτας.',
    },
    sources: ['kanoaAmorgos'],
    ours: ['minutes', 'pattern'],
  }),
  taxi(katapola, amorgosChora, { roadKm: 5, minutes: [10, 15], sources: ['kanoaAmorgos'] }),
  stepsAway(katapola, 'amorgos:village:katapola', ['amorgosOddity'], {
    en: 'The quay is in the middle of the village.',
    el: 'Η προβλήτα είναι στη μέση του χωριού.',
  }),
  stepsAway(aegiali, 'amorgos:village:aegiali', ['amorgosOddity'], {
    en: 'Rooms and tavernas stand along the bay, the beach begins beside the quay.',
    el: 'Δωμάτια και ταβέρνες είναι γύρω στον κόλπο, η παραλία αρχίζει δίπλα στην προβλήτα.',
  }),
  transfer(aegiali, amorgosChora, 'bus', {
    roadKm: 16,
    minutes: [35, 50],
    price: guess(250, 350),
    runs: 'year-round',
    pattern: {
      en: 'The line to Katapola over the spine of the island, several a day in summer and few otherwise.',
      el: 'Η γραμμή για τα Κατάπολα από τη ράχη του νησιού, το καλοκαίρι αρκετά τη μέρα και αλλιώς λίγα.',
    },
    operator: 'amorgosBuses',
    sources: ['kanoaAmorgos', 'amorgosOddity'],
    ours: ['roadKm', 'minutes'],
  }),
  taxi(aegiali, amorgosChora, {
    roadKm: 16,
    minutes: [30, 40],
    sources: ['kanoaAmorgos'],
    ours: ['roadKm', 'minutes'],
  }),
];
