import type { Transfer } from '../schema';
import { guess, published, stepsAway, taxi, taxiByTelephone, transfer } from './make';

const serifosPort = 'serifos:port:livadi';
const serifosChora = 'serifos:village:chora';
const kamares = 'sifnos:port:kamares';
const apollonia = 'sifnos:village:apollonia';
const adamas = 'milos:port:adamas';
const adamasTown = 'milos:village:adamas-village';
const plaka = 'milos:village:plaka';
const pollonia = 'milos:port:pollonia';
const milosAirport = 'milos:airport:mlo';
const psathi = 'kimolos:port:psathi';

/** Serifos, Sifnos, Milos and Kimolos. */
export const west: readonly Transfer[] = [
  transfer(serifosPort, serifosChora, 'bus', {
    roadKm: 4.5,
    minutes: [10, 15],
    price: guess(150, 250),
    runs: 'year-round',
    pattern: {
      en: 'Often in summer and timed with the boats; few in winter, and the last one down is early.',
      el: 'Το καλοκαίρι συχνά και με τις ώρες των πλοίων· τον χειμώνα λίγα, και το τελευταίο προς τα κάτω φεύγει νωρίς.',
    },
    operator: 'busOfIsland',
    sources: ['serifosBus', 'serifosRoads'],
    ours: ['minutes', 'pattern'],
  }),
  transfer(serifosPort, serifosChora, 'walk', {
    minutes: [45, 60],
    runs: 'always',
    pattern: { en: 'At any hour.', el: 'Όλη μέρα και νύχτα.' },
    note: {
      en: 'By the old steps, which cut the bends of the road; quicker on the way down.',
      el: 'Από τα παλιά σκαλιά, που κόβουν τις στροφές του δρόμου· στην κατηφόρα πιο γρήγορα.',
    },
    sources: ['serifosBus'],
    ours: ['minutes'],
  }),
  taxi(serifosPort, serifosChora, {
    roadKm: 4.5,
    minutes: [8, 12],
    price: guess(1000, 1300, 'vehicle'),
    sources: ['serifosRoads'],
  }),

  transfer(kamares, apollonia, 'bus', {
    roadKm: 5.5,
    minutes: [12, 20],
    price: guess(180, 250),
    runs: 'year-round',
    pattern: {
      en: 'Often in summer and with most boats; from October with the hours of the school.',
      el: 'Το καλοκαίρι συχνά και στα περισσότερα πλοία· από τον Οκτώβριο με τις ώρες του σχολείου.',
    },
    operator: 'busOfIsland',
    note: {
      en: 'For most other places you change in Apollonia.',
      el: 'Για τα περισσότερα άλλα μέρη αλλάζετε στην Απολλωνία.',
    },
    sources: ['sifnosBus', 'sifnos2014', 'sifnosAutumn'],
    ours: ['roadKm', 'minutes'],
  }),
  taxi(kamares, apollonia, {
    roadKm: 5.5,
    minutes: [10, 15],
    sources: ['sifnosBus'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(kamares, 'sifnos:beach:platis-gialos', 'bus', {
    minutes: [35, 55],
    price: guess(360, 500),
    runs: 'season',
    pattern: {
      en: 'Two buses, with a change in Apollonia; in summer they are timed for each other.',
      el: 'Δύο λεωφορεία, με αλλαγή στην Απολλωνία· το καλοκαίρι έχουν ανταπόκριση.',
    },
    operator: 'busOfIsland',
    sources: ['sifnosBus'],
    ours: ['minutes', 'pattern'],
  }),

  stepsAway(adamas, adamasTown, ['milosBus2025'], {
    en: 'You step off into the town; the bus station is a little further along the waterfront.',
    el: 'Βγαίνετε μέσα στην πόλη· ο σταθμός των λεωφορείων είναι λίγο πιο πέρα, στην προκυμαία.',
  }),
  transfer(adamas, plaka, 'bus', {
    roadKm: 5,
    minutes: [12, 20],
    price: guess(180, 250),
    runs: 'year-round',
    pattern: {
      en: 'By Triovasalos and on to Trypiti; hourly or better in summer, a few a day in winter.',
      el: 'Μέσω Τριοβάσαλου και ως την Τρυπητή· το καλοκαίρι κάθε ώρα ή πιο συχνά, τον χειμώνα λίγα τη μέρα.',
    },
    operator: 'milosBuses',
    sources: ['milosBus2025'],
    ours: ['roadKm', 'minutes', 'pattern'],
  }),
  taxi(adamas, plaka, {
    roadKm: 5,
    minutes: [10, 15],
    sources: ['milosTransfers'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(adamas, 'milos:village:pollonia-village', 'bus', {
    roadKm: 10,
    minutes: [20, 30],
    price: guess(180, 280),
    runs: 'year-round',
    pattern: {
      en: 'By Pachena and the turn for Sarakiniko; several a day in summer.',
      el: 'Μέσω Παχαίνας και από τη διασταύρωση για το Σαρακήνικο· το καλοκαίρι αρκετά τη μέρα.',
    },
    operator: 'milosBuses',
    sources: ['milosBus2025', 'polloniaRide'],
    ours: ['minutes', 'pattern'],
  }),
  stepsAway(pollonia, 'milos:village:pollonia-village', ['polloniaRide'], {
    en: 'The ramp of the Kimolos ferry is at the end of the village beach.',
    el: 'Η ράμπα του φέρι για την Κίμωλο είναι στην άκρη της παραλίας του χωριού.',
  }),
  transfer(pollonia, plaka, 'bus', {
    minutes: [45, 75],
    price: guess(220, 500),
    runs: 'season',
    pattern: {
      en: 'By Adamas: as a rule you change there; some buses go on.',
      el: 'Μέσω Αδάμαντα: συνήθως αλλάζετε εκεί, μερικά συνεχίζουν.',
    },
    operator: 'milosBuses',
    sources: ['milosBus2025', 'milosBus2017'],
    ours: ['minutes'],
  }),
  taxi(pollonia, plaka, {
    pattern: taxiByTelephone,
    roadKm: 12,
    minutes: [20, 25],
    sources: ['milosTransfers'],
    ours: ['roadKm', 'minutes'],
  }),
  transfer(milosAirport, adamasTown, 'bus', {
    roadKm: 5,
    minutes: [10, 15],
    price: guess(180, 250),
    runs: 'season',
    pattern: {
      en: 'In summer only; the stop is about 100 metres from the terminal.',
      el: 'Μόνο το καλοκαίρι· η στάση είναι περίπου 100 μέτρα από το κτίριο.',
    },
    operator: 'milosBuses',
    sources: ['milosTransfers', 'milosAirport', 'wikiMilos'],
    ours: ['minutes'],
  }),
  taxi(milosAirport, adamasTown, {
    roadKm: 5,
    minutes: [8, 15],
    price: published(2500, 2500, '2023', 'vehicle'),
    sources: ['milosTransfers', 'milosAirport'],
  }),
  taxi(milosAirport, plaka, {
    roadKm: 10,
    minutes: [15, 25],
    price: guess(2700, 3200, 'vehicle'),
    sources: ['milosTransfers'],
    ours: ['roadKm', 'minutes'],
  }),

  transfer(psathi, 'kimolos:village:chorio', 'bus', {
    roadKm: 1.5,
    minutes: [4, 8],
    runs: 'season',
    pattern: {
      en: 'One small bus a few times a day; in summer it goes on to beaches.',
      el: 'Ένα μικρό λεωφορείο λίγες φορές τη μέρα· το καλοκαίρι συνεχίζει σε παραλίες.',
    },
    operator: 'busOfIsland',
    note: {
      en: 'Its hours hang beside those of the small ferry at Pollonia.',
      el: 'Οι ώρες του κρέμονται δίπλα σε εκείνες του μικρού φέρι, στα Πολλώνια.',
    },
    sources: ['kimolosBus', 'kimolosBusAndTaxi'],
    ours: ['minutes'],
  }),
  transfer(psathi, 'kimolos:village:chorio', 'walk', {
    roadKm: 1.5,
    minutes: [20, 30],
    runs: 'always',
    pattern: { en: 'At any hour.', el: 'Όλη μέρα και νύχτα.' },
    note: {
      en: 'A steep road without shade: pleasant downhill, hard with bags.',
      el: 'Απότομος δρόμος χωρίς σκιά: ευχάριστος στην κατηφόρα, δύσκολος με βαλίτσες.',
    },
    sources: ['kimolosPortrait', 'kimolosRoad'],
    ours: ['minutes'],
  }),
  transfer(psathi, 'kimolos:village:chorio', 'private', {
    roadKm: 1.5,
    minutes: [3, 6],
    runs: 'on-demand',
    pattern: {
      en: 'Ask where you stay: most send a car to the boat.',
      el: 'Ρωτήστε εκεί που θα μείνετε: οι περισσότεροι στέλνουν αυτοκίνητο στο πλοίο.',
    },
    sources: ['kimolosRoad'],
    ours: ['minutes', 'pattern'],
  }),
  transfer(pollonia, psathi, 'boat', {
    minutes: [20, 35],
    runs: 'year-round',
    pattern: {
      en: 'The small car ferry, several times a day.',
      el: 'Το μικρό φέρι, αρκετές φορές τη μέρα.',
    },
    note: {
      en: 'A north wind stops it before it stops the large ships.',
      el: 'Ο βοριάς το σταματά πριν από τα μεγάλα πλοία.',
    },
    sources: ['kimolosPortrait', 'kimolosRoad'],
  }),
];
