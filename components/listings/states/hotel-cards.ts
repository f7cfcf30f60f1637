import type { HotelCard } from '@/lib/booking/listings/hotels/schema';

/*
 * Hotels in all states the backend can return, each with one unusual field. Not seed data: they are
 * never stored, and no name belongs to a real hotel.
 */

const usual: HotelCard = {
  slug: 'usual',
  name: { en: 'Rooms with everything known', el: 'Δωμάτια με όλα γνωστά' },
  summary: {
    en: 'The row as it mostly stands: four prices, three walks and what there is.',
    el: 'Η γραμμή όπως είναι συνήθως: τέσσερις τιμές, τρεις διαδρομές και οι παροχές.',
  },
  image: null,
  isSample: false,
  isPublished: true,
  partnerLinks: [],
  source: { title: 'The owner', url: 'https://example.org/' },
  checkedOn: '2026-11-22',
  updatedAt: '2026-11-22T09:00:00Z',
  island: 'milos',
  place: { en: 'Adamas', el: 'Αδάμαντας' },
  position: { lat: 36.7262, lon: 24.4475 },
  kind: 'rooms',
  class: 'keys-2',
  guestRating: null,
  pricePerNight: { low: 45_00, shoulder: 60_00, high: 85_00, peak: 130_00 },
  openMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  maxGuests: 3,
  amenities: ['sea-view', 'air-conditioning', 'wifi', 'luggage-storage'],
  accessibility: [],
  checkIn: { from: '14:00', until: '22:00' },
  checkOut: '11:00',
  minutesOnFoot: { beach: 9, port: 6, bus: 4 },
};

/** One card for each state of a hotel, in the order of the test page. */
export const hotelCards: readonly HotelCard[] = [
  usual,
  {
    ...usual,
    slug: 'sample',
    name: { en: 'An example of a listing', el: 'Παράδειγμα καταχώρισης' },
    summary: {
      en: 'A sample: the row is marked and hatched, and has neither a price nor a rating.',
      el: 'Δείγμα: η γραμμή έχει σήμανση και διαγράμμιση, χωρίς τιμή και χωρίς βαθμολογία.',
    },
    isSample: true,
    source: null,
    position: { lat: 36.7633, lon: 24.524 },
    place: { en: 'Pollonia', el: 'Πολλώνια' },
    kind: 'hotel',
    class: 'stars-4',
    guestRating: { score: 10, count: 1 },
    amenities: [
      'sea-view',
      'beachfront',
      'pool',
      'garden',
      'breakfast',
      'restaurant',
      'bar',
      'wifi',
      'parking',
    ],
    minutesOnFoot: { beach: 0, port: 0, bus: 0 },
  },
  {
    ...usual,
    slug: 'ask',
    name: { en: 'No price is known', el: 'Καμία γνωστή τιμή' },
    summary: {
      en: 'Nobody said what a night costs, nobody rated it, and nothing is near enough to walk.',
      el: 'Κανείς δεν είπε πόσο κάνει η νύχτα, κανείς δεν βαθμολόγησε και τίποτα δεν είναι κοντά.',
    },
    kind: 'campsite',
    class: null,
    guestRating: null,
    pricePerNight: { low: null, shoulder: null, high: null, peak: null },
    amenities: [],
    minutesOnFoot: { beach: null, port: null, bus: null },
    position: { lat: 36.68, lon: 24.45 },
    place: { en: 'Provatas', el: 'Προβατάς' },
  },
  {
    ...usual,
    slug: 'closed',
    name: { en: 'Closed from November to March', el: 'Κλειστό από τον Νοέμβριο ως τον Μάρτιο' },
    summary: {
      en: 'One season is closed, and of one that is open the price has to be asked.',
      el: 'Μία εποχή είναι κλειστή, και για μία ανοιχτή πρέπει να ρωτήσει κανείς την τιμή.',
    },
    kind: 'studios',
    class: 'keys-3',
    pricePerNight: { low: null, shoulder: null, high: 118_00, peak: 1_175_00 },
    openMonths: [4, 5, 6, 7, 8, 9, 10],
    position: { lat: 36.745, lon: 24.427 },
    place: { en: 'Plaka', el: 'Πλάκα' },
  },
  {
    ...usual,
    slug: 'picture',
    name: { en: 'With a picture of its own', el: 'Με δική του φωτογραφία' },
    summary: {
      en: 'A hosted picture takes the place of the bay that is cut from the chart.',
      el: 'Μια φωτογραφία παίρνει τη θέση του όρμου που κόβεται από τον χάρτη.',
    },
    image: '/og/en/lists/hotels.png',
    position: { lat: 36.7305, lon: 24.45 },
  },
  {
    ...usual,
    slug: 'long',
    name: {
      en: 'The Thalassographers’ Neoclassical Guesthouse above Agios Konstantinos–Alogomandra',
      el: 'Νεοκλασικός ξενώνας των θαλασσογράφων πάνω από τον Άγιο Κωνσταντίνο–Αλογομάντρα',
    },
    place: {
      en: 'Agios Konstantinos, on the upper road between Mandrakia and Firopotamos',
      el: 'Άγιος Κωνσταντίνος, στον πάνω δρόμο ανάμεσα στα Μανδράκια και τον Φυροπόταμο',
    },
    summary: {
      en: 'Eighty characters of name, as many of place and a hundred and sixty of summary, which is the longest the tables of the backend take: it has to find room on a phone.',
      el: 'Ογδόντα χαρακτήρες όνομα, άλλοι τόσοι τόπος και εκατόν εξήντα περίληψη, όσα δέχονται το πολύ οι πίνακες: πρέπει να χωρέσουν και σε ένα κινητό τηλέφωνο.',
    },
    kind: 'guesthouse',
    class: 'stars-5',
    guestRating: { score: 0.1, count: 100_000 },
    pricePerNight: { low: 9_999_00, shoulder: 10_000_00, high: 10_000_00, peak: 10_000_00 },
    amenities: [
      'caldera-view',
      'air-conditioning',
      'ev-charging',
      'port-transfer',
      'airport-transfer',
      'reception-24h',
      'luggage-storage',
    ],
    minutesOnFoot: { beach: 180, port: 180, bus: 180 },
    position: { lat: 36.757, lon: 24.456 },
  },
];

/** Cards on other islands, for lists of several. */
export const elsewhere: readonly HotelCard[] = hotelCards.slice(0, 3).map((card, index) => ({
  ...card,
  slug: `${card.slug}-elsewhere`,
  island: index === 0 ? 'naxos' : 'sifnos',
  place: index === 0 ? { en: 'Chora', el: 'Χώρα' } : { en: 'Kamares', el: 'Καμάρες' },
  position: index === 0 ? { lat: 37.1036, lon: 25.3766 } : { lat: 36.9886, lon: 24.6763 },
}));
