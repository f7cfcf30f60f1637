import { monthOf } from '@/lib/foundation/time/as-of';
import type { AirportFacts, Service } from '../schema';
import type { AirlineId } from './airlines';
import { type FlightSourceId, flightsCheckedOn } from './sources';

type Sources = readonly [FlightSourceId, ...FlightSourceId[]];

/** From Athens, all year. */
const fromAthens = (airline: AirlineId, of: number | null, ...sources: Sources): Service => ({
  airline,
  from: { en: 'Athens', el: 'Αθήνα' },
  fromAthens: true,
  season: 'year-round',
  of,
  sources: [...sources],
});

const inSeason = (
  airline: AirlineId,
  from: Service['from'],
  of: number | null,
  ...sources: Sources
): Service => ({ airline, from, fromAthens: false, season: 'season', of, sources: [...sources] });

/** Gate to gate; the fare is our estimate for one way with a small bag, bought some weeks ahead. */
const hop = (shortest: number, longest: number): AirportFacts['fromAthens'] => ({
  minutes: [shortest, longest],
  fare: {
    low: 50_00,
    high: 140_00,
    per: 'person',
    basis: 'estimate',
    asOf: monthOf(flightsCheckedOn),
  },
  isEstimate: true,
});

/** The six airports of the Cyclades, busiest first, and Athens. */
export const airports: readonly AirportFacts[] = [
  {
    iata: 'JTR',
    icao: 'LGSR',
    island: 'santorini',
    stop: 'santorini:airport:jtr',
    runwayMetres: 2125,
    fromAthens: hop(45, 55),
    services: [
      fromAthens('aegean', 2019, 'wikiSantorini'),
      fromAthens('olympic', 2019, 'wikiSantorini'),
      fromAthens('skyExpress', 2025, 'skySantorini', 'skyNetwork'),
      inSeason(
        'ryanair',
        { en: 'Milan and other cities', el: 'Μιλάνο και άλλες πόλεις' },
        null,
        'wikiSantorini',
        'greciareSantorini',
      ),
      inSeason(
        'volotea',
        {
          en: 'Bari, Naples, Palermo, Venice, Verona',
          el: 'Μπάρι, Νάπολη, Παλέρμο, Βενετία, Βερόνα',
        },
        null,
        'greciareSantorini',
      ),
      inSeason(
        'easyjet',
        { en: 'Milan, Venice', el: 'Μιλάνο, Βενετία' },
        null,
        'greciareSantorini',
      ),
      inSeason('aegean', { en: 'London', el: 'Λονδίνο' }, null, 'london'),
    ],
    note: {
      en: 'Jets land here, also from abroad from April to October. The hall is small for that: come early in August.',
      el: 'Προσγειώνονται και τζετ, από το εξωτερικό από τον Απρίλιο ως τον Οκτώβριο. Ο χώρος είναι μικρός: τον Αύγουστο πηγαίνετε νωρίς.',
    },
    sources: ['wikiSantorini', 'greciareSantorini'],
    checkedOn: flightsCheckedOn,
  },
  {
    iata: 'JMK',
    icao: 'LGMK',
    island: 'mykonos',
    stop: 'mykonos:airport:jmk',
    runwayMetres: 1903,
    fromAthens: hop(35, 45),
    services: [
      fromAthens('aegean', null, 'greciareMykonos'),
      fromAthens('olympic', null, 'greciareMykonos'),
      fromAthens('skyExpress', 2017, 'skyNetwork'),
      inSeason('aegean', { en: 'London', el: 'Λονδίνο' }, null, 'london'),
    ],
    note: {
      en: 'Jets land here, in summer from much of Europe. Out of season flights are few and the building opens for them only.',
      el: 'Προσγειώνονται και τζετ, το καλοκαίρι από πολλές πόλεις της Ευρώπης. Εκτός σεζόν οι πτήσεις είναι λίγες και το αεροδρόμιο ανοίγει μόνο γι’ αυτές.',
    },
    sources: ['wikiMykonos', 'mykonosRunway', 'greciareMykonos'],
    checkedOn: flightsCheckedOn,
  },
  {
    iata: 'PAS',
    icao: 'LGPA',
    island: 'paros',
    stop: 'paros:airport:pas',
    runwayMetres: 1400,
    fromAthens: hop(35, 45),
    services: [
      fromAthens('olympic', 2025, 'wikiParos', 'parosTraffic'),
      fromAthens('skyExpress', 2025, 'wikiParos'),
      inSeason('olympic', { en: 'Thessaloniki', el: 'Θεσσαλονίκη' }, 2016, 'parosTraffic'),
      inSeason(
        'smartwings',
        { en: 'the Czech Republic (charter)', el: 'Τσεχία (τσάρτερ)' },
        2025,
        'wikiParos',
      ),
    ],
    note: {
      en: 'Propeller aircraft and, seldom, a small jet; in 2026 also a charter from Klagenfurt, May to July. The nearest runway for Antiparos, and a good one for Naxos and Sifnos when theirs is full or missing.',
      el: 'Ελικοφόρα και, σπάνια, κάποιο μικρό τζετ· το 2026 και τσάρτερ από το Κλάγκενφουρτ, Μάιο ως Ιούλιο. Το πιο κοντινό για την Αντίπαρο, και καλή λύση για Νάξο και Σίφνο.',
    },
    sources: ['wikiParos', 'klagenfurt'],
    checkedOn: flightsCheckedOn,
  },
  {
    iata: 'JNX',
    icao: 'LGNX',
    island: 'naxos',
    stop: 'naxos:airport:jnx',
    runwayMetres: 901,
    fromAthens: hop(35, 45),
    services: [
      fromAthens('olympic', 2025, 'wikiNaxos'),
      fromAthens('skyExpress', 2025, 'wikiNaxos', 'naxosReview'),
      inSeason(
        'aegean',
        { en: 'Thessaloniki, Heraklion', el: 'Θεσσαλονίκη, Ηράκλειο' },
        2025,
        'wikiNaxos',
      ),
    ],
    note: {
      en: 'A short runway, which was being lengthened by 300 metres in 2025: the larger propeller aircraft could not leave it full. Seats for August go in spring.',
      el: 'Κοντός διάδρομος, που το 2025 μεγάλωνε κατά 300 μέτρα: τα μεγαλύτερα ελικοφόρα δεν μπορούσαν να φύγουν γεμάτα. Οι θέσεις του Αυγούστου φεύγουν από την άνοιξη.',
    },
    sources: ['wikiNaxos'],
    checkedOn: flightsCheckedOn,
  },
  {
    iata: 'MLO',
    icao: 'LGML',
    island: 'milos',
    stop: 'milos:airport:mlo',
    runwayMetres: 1075,
    fromAthens: hop(35, 45),
    services: [
      fromAthens('olympic', null, 'milosFlights', 'milosConference'),
      fromAthens('skyExpress', null, 'milosFlights', 'milosConference'),
      inSeason('aegean', { en: 'Thessaloniki', el: 'Θεσσαλονίκη' }, 2026, 'wikiMilos2026'),
    ],
    note: {
      en: 'Aircraft with 48 seats, about 25 minutes in the air; up to five a day in July and August, few in winter. Strong wind cancels them.',
      el: 'Αεροπλάνα 48 θέσεων, περίπου 25 λεπτά στον αέρα· Ιούλιο και Αύγουστο ως και πέντε τη μέρα, τον χειμώνα λίγα. Με δυνατό αέρα ακυρώνονται.',
    },
    sources: ['wikiMilos', 'wikiMilos2026', 'milosFlights', 'milosConference', 'roughFlights'],
    checkedOn: flightsCheckedOn,
  },
  {
    iata: 'JSY',
    icao: 'LGSO',
    island: 'syros',
    stop: 'syros:airport:jsy',
    runwayMetres: 1080,
    fromAthens: hop(35, 40),
    services: [
      fromAthens('skyExpress', 2025, 'wikiSyros'),
      inSeason('aegean', { en: 'Thessaloniki', el: 'Θεσσαλονίκη' }, 2025, 'wikiSyros'),
    ],
    note: {
      en: 'The quietest of the six: the boat from Piraeus takes about four hours, so few fly.',
      el: 'Το πιο ήσυχο από τα έξι: το πλοίο από τον Πειραιά κάνει περίπου τέσσερις ώρες, γι’ αυτό λίγοι πετάνε.',
    },
    sources: ['wikiSyros', 'syrosFlight'],
    checkedOn: flightsCheckedOn,
  },
  {
    iata: 'ATH',
    icao: 'LGAV',
    island: null,
    stop: 'attica:gateway:athens-airport',
    runwayMetres: null,
    fromAthens: null,
    services: [],
    note: {
      en: 'Where nearly every flight to the islands begins. From here Rafina is half an hour away, Piraeus under an hour by metro: sometimes the boat is the quicker connection.',
      el: 'Από εδώ φεύγουν σχεδόν όλες οι πτήσεις για τα νησιά. Η Ραφήνα απέχει μισή ώρα, ο Πειραιάς λιγότερο από μία με το μετρό: καμιά φορά το πλοίο είναι η πιο γρήγορη ανταπόκριση.',
    },
    sources: ['athens'],
    checkedOn: flightsCheckedOn,
  },
];
