import type { BusLine } from '../schema';
import { guess, linesOf, place } from './make';

const chora = place('Chora', 'Χώρα');
const merichas = place('Merichas (port)', 'Μέριχας (λιμάνι)');
const adamas = place('Adamas', 'Αδάμαντας');
const apollonia = place('Apollonia', 'Απολλωνία');
const sixADay = {
  en: 'About six a day from early June to September (2012).',
  el: 'Περίπου έξι τη μέρα από τις αρχές Ιουνίου ως τον Σεπτέμβριο (2012).',
};

/** Andros, Tinos, Kea, Kythnos, Serifos, Sifnos, Milos, Kimolos and Donousa. */
export const northAndWestLines: readonly BusLine[] = [
  ...linesOf('andros', 'ktelAndros', {
    chora: {
      from: place('Gavrio (port)', 'Γαύριο (λιμάνι)'),
      to: chora,
      via: [place('Batsi', 'Μπατσί')],
      minutes: [55, 60],
      price: guess(350, 500),
      summer: {
        en: 'By the hours of the boats; Batsi is 15 minutes out.',
        el: 'Με τις ώρες των πλοίων· το Μπατσί είναι στα 15 λεπτά.',
      },
      winter: {
        en: 'All year, few; ask the driver.',
        el: 'Όλο τον χρόνο, λίγα· ρωτήστε τον οδηγό.',
      },
      sources: ['androsBus', 'androsTimetable'],
    },
  }),
  ...linesOf('tinos', 'ktelTinos', {
    panormos: {
      from: chora,
      to: place('Panormos', 'Πάνορμος'),
      via: [place('Pyrgos', 'Πύργος')],
      minutes: [50, 65],
      ownMinutes: true,
      summer: {
        en: 'A few a day, by the hours of those who live there.',
        el: 'Λίγα τη μέρα, με τις ώρες των ντόπιων.',
      },
      winter: { en: 'All year, fewer.', el: 'Όλο τον χρόνο, πιο λίγα.' },
      sources: ['tinosRoads', 'tinosStation'],
    },
    porto: {
      from: chora,
      to: place('Agios Ioannis Porto', 'Άγιος Ιωάννης Πόρτο'),
      minutes: [15, 20],
      ownMinutes: true,
      summer: {
        en: 'Several a day, the last early in the evening.',
        el: 'Αρκετά τη μέρα, το τελευταίο νωρίς το βράδυ.',
      },
      sources: ['tinosStation'],
    },
  }),
  ...linesOf('kea', 'busOfIsland', {
    ioulida: {
      from: place('Korissia (port)', 'Κορησσία (λιμάνι)'),
      to: place('Ioulida', 'Ιουλίδα'),
      minutes: [12, 20],
      ownMinutes: true,
      summer: { en: 'A few a day.', el: 'Λίγα τη μέρα.' },
      winter: { en: 'None to count on.', el: 'Μην το υπολογίζετε.' },
      sources: ['lavrio2015', 'keaTaxis'],
    },
  }),
  ...linesOf('kythnos', 'busOfIsland', {
    loutra: {
      from: merichas,
      to: place('Loutra', 'Λουτρά'),
      via: [chora],
      minutes: [30, 35],
      summer: sixADay,
      sources: ['roughKythnos', 'kythnosBus'],
    },
    kanala: {
      from: merichas,
      to: place('Kanala', 'Κανάλα'),
      via: [place('Dryopida', 'Δρυοπίδα')],
      minutes: [45, 50],
      summer: sixADay,
      sources: ['roughKythnos', 'kythnosBus'],
    },
  }),
  ...linesOf('serifos', 'busOfIsland', {
    chora: {
      from: place('Livadi (port)', 'Λιβάδι (λιμάνι)'),
      to: chora,
      minutes: [10, 15],
      ownMinutes: true,
      price: guess(150, 250),
      summer: {
        en: 'Often, and timed with the boats; some go on to beaches.',
        el: 'Συχνά, με τις ώρες των πλοίων· μερικά συνεχίζουν σε παραλίες.',
      },
      sources: ['serifosBus', 'greciamiaSerifos'],
    },
  }),
  ...linesOf('sifnos', 'busOfIsland', {
    kamares: {
      from: apollonia,
      to: place('Kamares (port)', 'Καμάρες (λιμάνι)'),
      minutes: [12, 20],
      ownMinutes: true,
      summer: { en: 'Often, and with most boats.', el: 'Συχνά, και στα περισσότερα πλοία.' },
      winter: { en: 'With the hours of the school.', el: 'Με τις ώρες του σχολείου.' },
      sources: ['sifnosBus', 'sifnos2014', 'sifnosAutumn'],
    },
    vathi: {
      from: apollonia,
      to: place('Vathi', 'Βαθύ'),
      minutes: [20, 30],
      ownMinutes: true,
      summer: {
        en: 'Several a day over ten kilometres of bends; others go to Platis Gialos, Faros and Kastro.',
        el: 'Αρκετά τη μέρα, δέκα χιλιόμετρα όλο στροφές· άλλα πάνε σε Πλατύ Γιαλό, Φάρο και Κάστρο.',
      },
      sources: ['sifnosVathi', 'sifnosBus'],
    },
    cheronissos: {
      from: apollonia,
      to: place('Cheronissos', 'Χερρόνησος'),
      summer: { en: 'Twice a day (2014).', el: 'Δύο φορές τη μέρα (2014).' },
      sources: ['sifnos2014'],
    },
  }),
  ...linesOf('milos', 'milosBuses', {
    plaka: {
      from: adamas,
      to: place('Trypiti', 'Τρυπητή'),
      via: [place('Triovasalos', 'Τριοβάσαλος'), place('Plaka', 'Πλάκα')],
      minutes: [15, 25],
      ownMinutes: true,
      price: guess(180, 250),
      summer: { en: 'Hourly or better.', el: 'Κάθε ώρα ή πιο συχνά.' },
      winter: { en: 'A few a day.', el: 'Λίγα τη μέρα.' },
      sources: ['milosBus2025'],
    },
    pollonia: {
      from: adamas,
      to: place('Pollonia', 'Πολλώνια'),
      via: [place('Pachena', 'Παχαίνα')],
      minutes: [20, 30],
      ownMinutes: true,
      price: guess(180, 280),
      summer: {
        en: 'Several a day; the timetable changes from week to week.',
        el: 'Αρκετά τη μέρα· τα δρομολόγια αλλάζουν από βδομάδα σε βδομάδα.',
      },
      sources: ['milosBus2025', 'polloniaRide'],
    },
    airport: {
      from: adamas,
      to: place('Airport', 'Αεροδρόμιο'),
      via: [],
      minutes: [10, 15],
      ownMinutes: true,
      summer: { en: 'In summer only.', el: 'Μόνο το καλοκαίρι.' },
      winter: { en: 'None: take a taxi.', el: 'Δεν υπάρχει: πάρτε ταξί.' },
      sources: ['milosTransfers', 'milosAirport'],
    },
  }),
  ...linesOf('kimolos', 'busOfIsland', {
    chorio: {
      from: place('Psathi (port)', 'Ψάθη (λιμάνι)'),
      to: place('Chorio', 'Χωριό'),
      minutes: [4, 8],
      ownMinutes: true,
      summer: {
        en: 'One small bus a few times a day; some runs go on to beaches.',
        el: 'Ένα μικρό λεωφορείο λίγες φορές τη μέρα· μερικά συνεχίζουν σε παραλίες.',
      },
      sources: ['kimolosBus', 'kimolosBusAndTaxi'],
    },
  }),
  ...linesOf('donousa', 'busOfIsland', {
    kalotaritissa: {
      from: place('Stavros (port)', 'Σταυρός (λιμάνι)'),
      to: place('Kalotaritissa', 'Καλοταρίτισσα'),
      via: [place('Kedros', 'Κέδρος'), place('Messaria', 'Μεσσαριά'), place('Mersini', 'Μερσίνη')],
      minutes: [30, 30],
      summer: {
        en: 'Up to nine a day in July and August.',
        el: 'Ως και εννιά τη μέρα Ιούλιο και Αύγουστο.',
      },
      winter: { en: 'None.', el: 'Δεν υπάρχει.' },
      sources: ['greciamiaDonousa'],
    },
  }),
];
