import type { BusLine } from '../schema';
import { guess, linesOf, place, published } from './make';

const fira = place('Fira', 'Φηρά');
const fareOfFira = published(220, 270, '2026-08');
const chora = place('Chora', 'Χώρα');

/** Santorini, Ios, Sikinos, Folegandros, Anafi and Amorgos. */
export const southLines: readonly BusLine[] = [
  ...linesOf('santorini', 'ktelSantorini', {
    oia: {
      from: fira,
      to: place('Oia', 'Οία'),
      via: [place('Imerovigli', 'Ημεροβίγλι')],
      minutes: [25, 30],
      price: published(220, 220, '2026-08'),
      summer: {
        en: 'About every half hour until 23:00; full after sunset.',
        el: 'Περίπου κάθε μισή ώρα ως τις 23:00· μετά τη δύση γεμάτα.',
      },
      winter: { en: 'All year, less often.', el: 'Όλο τον χρόνο, πιο αραιά.' },
      sources: ['ktelSantorini', 'santoriniSecrets'],
    },
    kamari: {
      from: fira,
      to: place('Kamari', 'Καμάρι'),
      price: fareOfFira,
      summer: { en: 'Every half hour or so.', el: 'Περίπου κάθε μισή ώρα.' },
      sources: ['ktelSantorini', 'greekaSantorini'],
    },
    perissa: {
      from: fira,
      to: place('Perissa', 'Περίσσα'),
      via: [place('Pyrgos', 'Πύργος'), place('Emporio', 'Εμπορείο')],
      minutes: [25, 35],
      ownMinutes: true,
      price: fareOfFira,
      summer: { en: 'Every half hour or so.', el: 'Περίπου κάθε μισή ώρα.' },
      sources: ['ktelSantorini', 'greekaSantorini', 'santoriniSecrets'],
    },
    akrotiri: {
      from: fira,
      to: place('Akrotiri (excavation)', 'Ακρωτήρι (ανασκαφή)'),
      via: [place('Megalochori', 'Μεγαλοχώρι')],
      minutes: [20, 30],
      ownMinutes: true,
      price: fareOfFira,
      summer: {
        en: 'Hourly or better by day, thin in the evening.',
        el: 'Τη μέρα κάθε ώρα ή πιο συχνά, το βράδυ αραιά.',
      },
      sources: ['ktelSantorini', 'greekaSantorini'],
    },
    airport: {
      from: fira,
      to: place('Airport', 'Αεροδρόμιο'),
      minutes: [15, 20],
      ownMinutes: true,
      price: published(220, 220, '2026-08'),
      summer: { en: 'Several a day.', el: 'Αρκετά τη μέρα.' },
      winter: { en: 'A few a day.', el: 'Λίγα τη μέρα.' },
      sources: ['ktelSantorini', 'greekaSantorini'],
    },
    athinios: {
      from: fira,
      to: place('Athinios (port)', 'Αθηνιός (λιμάνι)'),
      minutes: [20, 25],
      price: published(270, 270, '2026-08'),
      summer: {
        en: 'By the hours of the boats, posted in Fira the day before.',
        el: 'Με τις ώρες των πλοίων, αναρτώνται στα Φηρά από την προηγούμενη.',
      },
      sources: ['ktelSantorini', 'santoriniSecrets'],
    },
  }),
  ...linesOf('ios', 'iosBuses', {
    mylopotas: {
      from: place('Gialos (port)', 'Γιαλός (λιμάνι)'),
      to: place('Mylopotas', 'Μυλοπότας'),
      via: [chora],
      minutes: [12, 20],
      ownMinutes: true,
      price: guess(180, 250),
      summer: { en: 'About every 15 minutes until late.', el: 'Περίπου κάθε 15 λεπτά ως αργά.' },
      winter: { en: 'Between port and Chora only.', el: 'Μόνο ανάμεσα σε λιμάνι και Χώρα.' },
      sources: ['iosSights', 'iosOffSeason'],
    },
  }),
  ...linesOf('sikinos', 'busOfIsland', {
    chora: {
      from: place('Alopronia (port)', 'Αλοπρόνοια (λιμάνι)'),
      to: place('Chora and Chorio', 'Χώρα και Χωριό'),
      minutes: [8, 15],
      ownMinutes: true,
      summer: {
        en: 'Six a day or more, and extra ones with the boats.',
        el: 'Έξι τη μέρα ή και περισσότερα, και έκτακτα στα πλοία.',
      },
      sources: ['sikinosBus', 'sikinosBus2018'],
    },
  }),
  ...linesOf('folegandros', 'busOfIsland', {
    port: {
      from: chora,
      to: place('Karavostasis (port)', 'Καραβοστάσης (λιμάνι)'),
      minutes: [10, 15],
      ownMinutes: true,
      summer: { en: 'With the boats, and between them.', el: 'Με τα πλοία, και ενδιάμεσα.' },
      sources: ['folegandrosBus', 'folegandrosBoats'],
    },
    'ano-meria': {
      from: chora,
      to: place('Ano Meria', 'Άνω Μεριά'),
      via: [place('turn for Agkali', 'διασταύρωση για Αγκάλη')],
      summer: {
        en: 'Several a day from the other end of Chora; some go down to Agkali.',
        el: 'Αρκετά τη μέρα από την άλλη άκρη της Χώρας· μερικά κατεβαίνουν στην Αγκάλη.',
      },
      sources: ['folegandrosBus'],
    },
  }),
  ...linesOf('anafi', 'busOfIsland', {
    port: {
      from: chora,
      to: place('Agios Nikolaos (port)', 'Άγιος Νικόλαος (λιμάνι)'),
      minutes: [5, 10],
      ownMinutes: true,
      summer: {
        en: 'With every boat, from Chora 45 minutes before, and about three times besides.',
        el: 'Σε κάθε πλοίο, από τη Χώρα 45 λεπτά πριν, και άλλες τρεις φορές περίπου.',
      },
      sources: ['anafiBus'],
    },
    monastiri: {
      from: chora,
      to: place('Beaches and Monastery', 'Παραλίες και Μοναστήρι'),
      summer: {
        en: 'Twice a day, late morning and late afternoon.',
        el: 'Δύο φορές τη μέρα, αργά το πρωί και αργά το απόγευμα.',
      },
      sources: ['anafiBus'],
    },
  }),
  ...linesOf('amorgos', 'amorgosBuses', {
    katapola: {
      from: chora,
      to: place('Katapola', 'Κατάπολα'),
      minutes: [12, 20],
      ownMinutes: true,
      price: published(180, 200, null),
      summer: {
        en: 'Often from mid-May to the end of August, at night with some boats.',
        el: 'Συχνά από τα μέσα Μαΐου ως τα τέλη Αυγούστου, τη νύχτα με μερικά πλοία.',
      },
      sources: ['kanoaAmorgos'],
    },
    aegiali: {
      from: place('Katapola', 'Κατάπολα'),
      to: place('Aegiali', 'Αιγιάλη'),
      via: [chora],
      minutes: [45, 60],
      ownMinutes: true,
      price: guess(280, 350),
      summer: {
        en: 'Several a day, with connections to Langada and Tholaria.',
        el: 'Αρκετά τη μέρα, με ανταποκρίσεις για Λαγκάδα και Θολάρια.',
      },
      sources: ['kanoaAmorgos', 'amorgosOddity'],
    },
    kalotaritissa: {
      from: place('Katapola', 'Κατάπολα'),
      to: place('Kalotaritissa', 'Καλοταρίτισσα'),
      via: [chora, place('Arkesini', 'Αρκεσίνη')],
      price: published(350, 350, null),
      summer: {
        en: 'At least once a day in July and August.',
        el: 'Τουλάχιστον μία φορά τη μέρα Ιούλιο και Αύγουστο.',
      },
      sources: ['kanoaAmorgos'],
    },
  }),
];
