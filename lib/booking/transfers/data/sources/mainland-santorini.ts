import type { TransferSource } from '../../schema';

/** Attica, Santorini and Thirasia. */
export const mainlandAndSantorini = {
  oasa: {
    title: 'OASA: prices of tickets, as of July and August 2026',
    url: 'https://www.oasa.gr/en/tickets/prices-of-products/',
    of: 2026,
  },
  metroPiraeus: {
    title: 'Kathimerini: metro line 3 from Piraeus to the airport in 55 minutes',
    url: 'https://www.ekathimerini.com/news/1195239/three-piraeus-metro-stations-opening-on-tuesday/',
    of: 2022,
  },
  siViaggia: {
    title: 'SiViaggia: how to reach Athens airport (in Italian)',
    url: 'https://siviaggia.it/viaggi/come-arrivare-allaeroporto-di-atene/160522',
    of: null,
  },
  fodorsPiraeus: {
    title: 'Fodor’s: from the port of Piraeus to Athens and to the airport',
    url: 'https://fodors.fodors.com/world/europe/greece/athens/travel-tips/cruise-travel-243627280',
    of: null,
  },
  athensPorts: {
    title: 'Ferryscanner: the three ports of Athens (in Italian)',
    url: 'https://ferryscanner.com/it/blog/i-3-porti-di-atene',
    of: null,
  },
  rafina2019: {
    title: 'L. Kalleske: from Athens airport to Rafina and Andros, October 2019 (in German)',
    url: 'https://lena.kalleske.family/index.php/2019/10/07/ankunf-auf-andros/',
    of: 2019,
  },
  rafina2024: {
    title: 'Cunda: by bus from the airport to Rafina, June 2024 (in German)',
    url: 'https://cunda.fortunat.at/',
    of: 2024,
  },
  airportTaxi2022: {
    title:
      'iefimerida: fixed taxi fare between Athens airport and the centre, €40 and €55, June 2022',
    url: 'https://www.iefimerida.gr/english/taxi-fares-rise-soon-govt-gazette-prints-them',
    of: 2022,
  },
  lavrio2015: {
    title: 'Frugal Travel Bug: airport to Lavrio by way of Markopoulo, and Kea, October 2015',
    url: 'https://frugaltravelbug.wordpress.com/2015/11/21/kea-greece/',
    of: 2015,
  },
  keaVilla: {
    title: 'My Greek Villa: driving times to the port of Lavrio, and Kea',
    url: 'https://www.mygreek-villa.com/destinations/kea',
    of: null,
  },
  ktelSantorini: {
    title: 'KTEL Santorini: price list, as of 31 August 2026 (in Greek)',
    url: 'https://ktel-santorini.gr/pricetable/',
    of: 2026,
  },
  greekaSantorini: {
    title: 'Greeka: buses of Santorini, lines and tickets',
    url: 'https://www.greeka.com/cyclades/santorini/car-bus/',
    of: null,
  },
  santoriniSecrets: {
    title: 'Santorini Secrets: bus schedule and driving times',
    url: 'https://santorinisecrets.com/santorini-bus-schedule/',
    of: null,
  },
  santoriniDave: {
    title: 'Santorini Dave: buses of Santorini, September 2022',
    url: 'https://santorinidave.com/santorini-buses',
    of: 2022,
  },
  santoriniAirport: {
    title: 'Reisefanten: the airport of Santorini and its bus (in German)',
    url: 'https://reisefanten.de/der-flughafen-von-santorini',
    of: null,
  },
  firaCableCar: {
    title: 'Kreuzfahrthafen.net: cable car, steps and buses of Santorini (in German)',
    url: 'https://www.kreuzfahrthafen.net/santorin',
    of: null,
  },
  firaCableCar2025: {
    title: 'Wikipedia: Santorini Cable Car, fares of 2025 (adult €10, child €5, bag €5)',
    url: 'https://en.wikipedia.org/wiki/Santorini_Cable_Car',
    of: 2025,
  },
  wikiSantorini: {
    title: 'Wikipedia (copy): Santorini (Thira) International Airport',
    url: 'https://en.wikipedia-on-ipfs.org/wiki/Santorini_(Thira)_International_Airport',
    of: 2019,
  },
  thirasiaBoat: {
    title: 'Arizona’s World: the small boat Ammoudi–Riva–Korfos (in German)',
    url: 'https://arizonas-world.de/html/thirassia.html',
    of: null,
  },
  thirasiaWalk: {
    title: 'Cycladen.be: Thirasia on foot, Riva–Manolas–Riva',
    url: 'http://www.cycladen.be/ThirasiaEng.htm',
    of: 2008,
  },
  thirasiaSteps: {
    title: 'A Greek Oddity: the 270 steps from Manolas to Korfos',
    url: 'https://agreekoddity.com/a-gentle-stroll-down-the-cliff-to-korfos/',
    of: null,
  },
  thirasia2008: {
    title: 'Kykladenfieber: Ammoudi to Riva in twenty minutes, June 2008 (in German)',
    url: 'https://kykladenfieber.de/inselberichte/thirassia/thirassia-juni-2008',
    of: 2008,
  },
  ammoudiRoad2024: {
    title:
      'Joint ministerial decision, Government Gazette B 2969 of 25 May 2024: Ammoudi closed to vehicles, 1 June to 31 October (in Greek)',
    url: 'https://www.odigostoupoliti.eu/apagorefsi-prosvasis-se-perioches-kai-paralies-tis-santorinis/',
    of: 2024,
  },
  ammoudiRoad2025: {
    title:
      'Naxos Press: joint ministerial decision of 13 May 2025, limits on Santorini to 15 November (in Greek)',
    url: 'https://naxospress.gr/?p=261019',
    of: 2025,
  },
} as const satisfies Record<string, TransferSource>;
