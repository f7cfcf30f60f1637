import type { Airline } from '../schema';

/** Airlines that a source names for an airport of the Cyclades, those with flights within Greece first. */
export const airlines = {
  aegean: {
    iata: 'A3',
    name: 'Aegean Airlines',
    url: 'https://en.aegeanair.com/',
    serves: {
      en: 'Mykonos and Santorini from Athens all year, together with its subsidiary Olympic Air; other cities in the season.',
      el: 'Μύκονος και Σαντορίνη από Αθήνα όλο τον χρόνο, μαζί με τη θυγατρική της Olympic Air· άλλες πόλεις τη σεζόν.',
    },
    bags: null,
    sources: ['wikiSantorini', 'greciareMykonos', 'wikiNaxos', 'wikiSyros', 'london'],
  },
  olympic: {
    iata: 'OA',
    name: 'Olympic Air',
    url: 'https://www.olympicair.com/',
    serves: {
      en: 'Propeller aircraft from Athens to the small runways: Paros, Naxos, Milos, and to Mykonos and Santorini.',
      el: 'Ελικοφόρα από Αθήνα για τους μικρούς διαδρόμους: Πάρος, Νάξος, Μήλος, και για Μύκονο και Σαντορίνη.',
    },
    bags: {
      en: 'The fares Light and Flex carry no hold bag, ComfortFlex one of up to 23 kg. In the cabin one bag of up to 8 kg, 55 × 40 × 23 cm.',
      el: 'Οι ναύλοι Light και Flex δεν έχουν παραδοτέα αποσκευή, ο ComfortFlex έχει μία ως 23 κιλά. Στην καμπίνα μία χειραποσκευή ως 8 κιλά, 55 × 40 × 23 εκ.',
    },
    sources: ['olympicBags', 'wikiNaxos', 'milosFlights', 'parosTraffic'],
  },
  skyExpress: {
    iata: 'GQ',
    name: 'Sky Express',
    url: 'https://www.skyexpress.gr/',
    serves: {
      en: 'From Athens to all six islands with an airport, to the small ones with propeller aircraft.',
      el: 'Από Αθήνα και για τα έξι νησιά με αεροδρόμιο, στα μικρά με ελικοφόρα.',
    },
    bags: null,
    sources: ['wikiNaxos', 'wikiSyros', 'wikiParos', 'milosFlights', 'skySantorini', 'skyNetwork'],
  },
  ryanair: {
    iata: 'FR',
    name: 'Ryanair',
    url: 'https://www.ryanair.com/',
    serves: {
      en: 'Santorini, and in some years Mykonos, from Athens and from abroad; the routes change from year to year.',
      el: 'Σαντορίνη, και κάποιες χρονιές Μύκονος, από Αθήνα και από το εξωτερικό· οι γραμμές αλλάζουν κάθε χρόνο.',
    },
    bags: null,
    sources: ['wikiSantorini', 'greciareMykonos', 'greciareSantorini'],
  },
  volotea: {
    iata: 'V7',
    name: 'Volotea',
    url: 'https://www.volotea.com/',
    serves: {
      en: 'Santorini from several cities of Italy in the season.',
      el: 'Σαντορίνη από αρκετές πόλεις της Ιταλίας τη σεζόν.',
    },
    bags: null,
    sources: ['greciareSantorini'],
  },
  easyjet: {
    iata: 'U2',
    name: 'easyJet',
    url: 'https://www.easyjet.com/',
    serves: {
      en: 'Santorini from Milan and Venice in the season.',
      el: 'Σαντορίνη από Μιλάνο και Βενετία τη σεζόν.',
    },
    bags: null,
    sources: ['greciareSantorini'],
  },
  smartwings: {
    iata: 'QS',
    name: 'Smartwings',
    url: 'https://www.smartwings.com/',
    serves: {
      en: 'The first airline with jets to Paros, in the season.',
      el: 'Η πρώτη εταιρεία με τζετ για την Πάρο, τη σεζόν.',
    },
    bags: null,
    sources: ['wikiParos'],
  },
} as const satisfies Record<string, Airline>;

export type AirlineId = keyof typeof airlines;
