import type { FlightSource } from '../schema';

/** Date of the last review of the records of airports and airlines (ISO). */
export const flightsCheckedOn = '2026-11-22';

/** Sources by id. Encyclopaedia pages were read as stored copies; `of` is the year of the copy's facts. */
export const flightSources = {
  wikiMykonos: {
    title: 'Wikipedia: Mykonos Airport',
    url: 'https://en.wikipedia.org/wiki/Mykonos_Airport',
    of: null,
  },
  mykonosRunway: {
    title: 'Sapientia (copy of Wikipedia): airport of Mykonos, runway and codes (in French)',
    url: 'https://sapientiafr.com/A%C3%A9roport_de_l%27%C3%AEle_de_Mykonos',
    of: null,
  },
  greciareMykonos: {
    title: 'Greciare: airport of Mykonos, airlines in winter and summer (in Italian)',
    url: 'https://greciare.com/voli/aeroporti/mykonos/',
    of: null,
  },
  london: {
    title: 'Hotelier News: Aegean from London to Mykonos and Santorini, May to October (in Greek)',
    url: 'https://hoteliernews.gr/?p=1949',
    of: null,
  },
  wikiSantorini: {
    title: 'Wikipedia (copy): Santorini (Thira) International Airport',
    url: 'https://en.wikipedia-on-ipfs.org/wiki/Santorini_(Thira)_International_Airport',
    of: 2019,
  },
  greciareSantorini: {
    title: 'Greciare: airport of Santorini, flights from Italy (in Italian)',
    url: 'https://greciare.com/voli/aeroporti/santorini/',
    of: null,
  },
  wikiParos: {
    title: 'Wikipedia (copy of August 2025): airport of Paros (in French)',
    url: 'https://wiki.livda.fr/content/wikipedia_fr_all_nopic_2025-08/A%C3%A9roport_de_Paros',
    of: 2025,
  },
  parosTraffic: {
    title: 'Kathimerini: Olympic Air to Paros from Athens and Thessaloniki',
    url: 'https://www.ekathimerini.com/economy/211880/paros-airport-trebles-incoming-passengers-in-august/',
    of: 2016,
  },
  klagenfurt: {
    title: 'Aviation.Direct: charters from Klagenfurt to Paros, 2026 (in German)',
    url: 'https://aviation.direct/?p=89706',
    of: 2026,
  },
  wikiNaxos: {
    title: 'Wikipedia (copy of 2025): Naxos Island National Airport',
    url: 'https://en.wikipedia.org/wiki/Naxos_Island_National_Airport',
    of: 2025,
  },
  naxosReview: {
    title: 'Paliparan: Sky Express from Athens to Naxos, December 2020',
    url: 'https://paliparan.com/2020/12/12/review-sky-express-athens-naxos-atr42/',
    of: 2020,
  },
  wikiMilos: {
    title: 'Wikipedia: Milos Island National Airport',
    url: 'https://en.wikipedia.org/wiki/Milos_Island_National_Airport',
    of: null,
  },
  wikiMilos2026: {
    title:
      'Wikipedia (copy of 2026, in Japanese): Milos Island National Airport, Thessaloniki from 16 June 2026',
    url: 'https://jmedia.wiki/Milos/Milos_Island_National_Airport',
    of: 2026,
  },
  milosFlights: {
    title: 'Milos-greece.com: flying from Athens to Milos (in German)',
    url: 'http://milos-greece.com/anreise/flug-athen-milos.html',
    of: null,
  },
  milosConference: {
    title: 'AREADNE 2024: flights to Milos, wind and capacity',
    url: 'https://areadne.org/2024/transportation.html',
    of: 2024,
  },
  wikiSyros: {
    title: 'Wikipedia (copy of 2025): Syros Island National Airport',
    url: 'https://en.wikipedia.org/wiki/Syros_Island_National_Airport',
    of: 2025,
  },
  syrosFlight: {
    title: 'Visitgreece.com.gr: by plane to Syros in 35 minutes',
    url: 'https://www.visitgreece.com.gr/en/destinations/cyclades/syros/transportation.html',
    of: null,
  },
  skySantorini: {
    title:
      'Fortune Greece: Sky Express, more flights to and from Santorini, 3 February 2025 (in Greek)',
    url: 'https://fortunegreece.com/article/sky-express-ektaktes-ptiseis-apo-kai-pros-santorini-simera-kai-avrio',
    of: 2025,
  },
  skyNetwork: {
    title: 'Luchtvaartnieuws: the fourteen islands of Sky Express from Athens, 2017 (in Dutch)',
    url: 'https://luchtvaartnieuws.nl/nieuws/categorie/2/airlines/germania-tekent-codeshare-met-grieks-sky-express',
    of: 2017,
  },
  olympicBags: {
    title: 'Olympic Air: baggage allowance (in Greek)',
    url: 'https://www.olympicair.com/el/travel-information/travelling-with-olympic-air/baggage/baggage-allowances-v2',
    of: null,
  },
  roughFlights: {
    title: 'Rough Guide to Greece: island flights, small aircraft and wind',
    url: 'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-35.html',
    of: 2012,
  },
  athens: {
    title: 'Athens connections (guidebook chapter): Eleftherios Venizelos airport',
    url: 'https://trantor.is/content/bTdi7TTAINxRUvY5/ch13.html',
    of: null,
  },
} as const satisfies Record<string, FlightSource>;

export type FlightSourceId = keyof typeof flightSources;
