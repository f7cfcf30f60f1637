import type { Island } from '../../../lib/records/islands/schema';

/** A fictional 25th island: Gyaros as if it had ferries. Only the test of a new island reads it. */
export const gyaros = {
  id: 'gyaros',
  slug: 'gyaros',
  name: { en: 'Gyaros', el: 'Γυάρος' },
  featured: false,
  guideOrder: 25,
  otherNames: ['giaros', 'gioura'],
  declensions: [
    { nominative: 'Γυάρος', gender: 'feminine', genitive: 'Γυάρου', accusative: 'Γυάρο' },
    {
      nominative: 'Προβλήτα Γυάρου',
      gender: 'feminine',
      genitive: 'Προβλήτας Γυάρου',
    },
  ],
  costGroup: 'quiet',
  climateStation: 'syros',
  mainTown: 'prison-bay',
  shortDescription: {
    en: 'A steep bare island between Syros and Andros, with monk seals, a ruined prison and no village.',
    el: 'Απόκρημνο και γυμνό, ανάμεσα σε Σύρο και Άνδρο, με φώκιες, μια ερειπωμένη φυλακή και κανένα χωριό.',
  },
  description: {
    en: 'Gyaros was a place of exile in Roman times and again in the twentieth century. The brick prison above the north-eastern bay stands empty, and the shore belongs to the seals.',
    el: 'Η Γυάρος υπήρξε τόπος εξορίας στα ρωμαϊκά χρόνια και ξανά στον εικοστό αιώνα. Η πλινθόκτιστη φυλακή πάνω από τον όρμο στέκει άδεια και η ακτή ανήκει στις φώκιες.',
  },
  image: null,
  activities: [
    { en: 'See the prison', el: 'Η φυλακή' },
    { en: 'Walk the exiles’ road', el: 'Ο δρόμος των εξορίστων' },
    { en: 'Watch for seals', el: 'Οι φώκιες, από μακριά' },
    { en: 'Climb the ridge', el: 'Ανάβαση στη ράχη' },
  ],
  position: { lat: 37.612, lon: 24.7 },
  areaKm2: 17.76,
  population: { count: 1, censusYear: 2021, note: null },
  highestPoint: {
    name: { en: 'The ridge', el: 'Η ράχη' },
    metres: 489,
    position: { lat: 37.6155, lon: 24.72 },
  },
  ports: [
    {
      id: 'landing',
      name: { en: 'Landing', el: 'Προβλήτα Γυάρου' },
      position: { lat: 37.62, lon: 24.73 },
      main: true,
      note: { en: 'No boat calls.', el: 'Δεν πιάνει κανένα πλοίο.' },
    },
  ],
  airport: null,
  character: {
    tags: ['history', 'views'],
    text: {
      en: 'For whoever wants to know what happened here, with water and a hat.',
      el: 'Για όποιον θέλει να μάθει τι έγινε εδώ, με νερό και καπέλο.',
    },
  },
  bestMonths: {
    months: [4, 5, 10],
    text: { en: 'Spring, before the heat.', el: 'Την άνοιξη, πριν από τη ζέστη.' },
  },
  gettingThere: {
    text: { en: 'By launch, from Syros.', el: 'Με καραβάκι, από τη Σύρο.' },
    seaLinks: [{ from: 'piraeus', vessel: 'conventional', minutes: [270, 330], direct: false }],
  },
  beaches: [],
  villages: [
    {
      id: 'prison-bay',
      name: { en: 'Prison bay', el: 'Όρμος της φυλακής' },
      position: { lat: 37.619, lon: 24.728 },
      sentence: { en: 'The guards lived here.', el: 'Εδώ έμεναν οι φύλακες.' },
    },
  ],
  sights: [
    {
      id: 'prison',
      name: { en: 'The prison', el: 'Η φυλακή' },
      position: { lat: 37.618, lon: 24.726 },
      sentence: {
        en: 'Four floors of brick, built by those it held.',
        el: 'Τέσσερις όροφοι, χτισμένοι από τους κρατούμενους.',
      },
    },
  ],
  figures: [
    {
      id: 'landing-prison',
      what: 'Landing to the prison',
      unit: 'minutes',
      value: 10,
      source: null,
    },
  ],
  sources: [
    { title: 'Wikipedia: Gyaros', url: 'https://en.wikipedia.org/wiki/Gyaros' },
    { title: 'Encyclopaedia Britannica: Gyaros', url: 'https://www.britannica.com/place/Gyaros' },
  ],
  publishedOn: '2026-11-23',
  checkedOn: '2026-11-23',
} as const satisfies Omit<Island, 'id' | 'slug'> & Record<'id' | 'slug', 'gyaros'>;
