import type { Transfer } from '../schema';
import { stepsAway, transfer } from './make';

const mersini = 'schinoussa:port:mersini';
const schinoussaChora = 'schinoussa:village:chora';

/** Koufonisia, Iraklia, Schinoussa and Donousa. */
export const smallCyclades: readonly Transfer[] = [
  stepsAway(
    'koufonisia:port:ano-koufonisi',
    'koufonisia:village:chora',
    ['koufonisia2018'],
    {
      en: 'On the flat, past the beach of Ammos; who has rooms farther off comes to the boat with a car.',
      el: 'Χωρίς ανηφόρα, δίπλα από την Άμμο· όσοι έχουν δωμάτια πιο μακριά έρχονται στο πλοίο με αυτοκίνητο.',
    },
    [3, 8],
  ),

  stepsAway(
    'iraklia:port:agios-georgios',
    'iraklia:village:agios-georgios',
    ['smallCyclades'],
    {
      en: 'The village climbs the slope behind the quay.',
      el: 'Το χωριό ανεβαίνει στην πλαγιά πίσω από την προβλήτα.',
    },
    [3, 10],
  ),
  transfer('iraklia:port:agios-georgios', 'iraklia:village:panagia', 'bus', {
    roadKm: 4.5,
    minutes: [8, 15],
    runs: 'season',
    pattern: {
      en: 'In high summer, along the one road by Livadi and on to Tourkopigado.',
      el: 'Στην καρδιά του καλοκαιριού, από τον μοναδικό δρόμο, μέσω Λιβαδιού και ως το Τουρκοπήγαδο.',
    },
    operator: 'busOfIsland',
    sources: ['greciamiaIraklia'],
    ours: ['roadKm', 'minutes', 'pattern'],
  }),

  transfer(mersini, schinoussaChora, 'walk', {
    roadKm: 1.2,
    minutes: [15, 25],
    runs: 'always',
    pattern: { en: 'At any hour.', el: 'Όλη μέρα και νύχτα.' },
    note: {
      en: 'Uphill on asphalt; the walk back down is quicker.',
      el: 'Ανηφόρα στην άσφαλτο· η επιστροφή είναι πιο γρήγορη.',
    },
    sources: ['schinoussa2017'],
    ours: ['minutes'],
  }),
  transfer(mersini, schinoussaChora, 'private', {
    roadKm: 1.2,
    minutes: [3, 6],
    runs: 'on-demand',
    pattern: {
      en: 'Tell your rooms which boat you take: they send a car, most of them for nothing.',
      el: 'Πείτε στα δωμάτια με ποιο πλοίο έρχεστε: στέλνουν αυτοκίνητο, οι πιο πολλοί χωρίς χρέωση.',
    },
    sources: ['schinoussa2017'],
    ours: ['minutes', 'pattern'],
  }),

  stepsAway('donousa:port:stavros', 'donousa:village:stavros', ['greciamiaDonousa'], {
    en: 'The village and its beach are round the bay from the quay.',
    el: 'Το χωριό και η παραλία του είναι γύρω από τον όρμο, δίπλα στην προβλήτα.',
  }),
  transfer('donousa:port:stavros', 'donousa:village:kalotaritissa', 'bus', {
    roadKm: 10,
    minutes: [30, 35],
    runs: 'season',
    pattern: {
      en: 'In July and August up to nine times a day, by Kedros and Mersini; do not count on it outside those months.',
      el: 'Ιούλιο και Αύγουστο ως και εννιά φορές τη μέρα, μέσω Κέδρου και Μερσίνης· τους άλλους μήνες μη βασιστείτε σε αυτό.',
    },
    operator: 'busOfIsland',
    sources: ['greciamiaDonousa'],
  }),
];
