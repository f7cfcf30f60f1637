import type { TransferSource } from '../../schema';

/** Mykonos, Naxos, Paros, Antiparos and Syros. */
export const centre = {
  mykonosPort: {
    title: 'Cruise Port Navigator: from Tourlos to Mykonos town',
    url: 'https://www.cruiseportnavigator.com/port/mykonos-gr',
    of: null,
  },
  seaBus: {
    title: 'Giro per il mondo: buses and the sea bus of Mykonos (in Italian)',
    url: 'http://www.giroperilmondo.it/autobus-in-grecia/',
    of: null,
  },
  kanoaMykonos: {
    title: 'Kanoa: buses of Mykonos, lines and hours (in Italian)',
    url: 'https://kanoa.it/mykonos/muoversi-per-mykonos/',
    of: null,
  },
  fodorsMykonos: {
    title: 'Fodor’s: buses of Mykonos €2.20 to €3, taxis at fixed fares',
    url: 'https://www.fodors.com/world/europe/greece/the-cyclades/travel-tips/cruises-to-mykonos-284824390',
    of: null,
  },
  mykonosBus2026: {
    title: 'KTEL Mykonos: timetables, as of September 2026',
    url: 'https://mykonosbus.com/bus-timetables/',
    of: 2026,
  },
  mykonosStations: {
    title: 'Random Streets: the two bus stations of Mykonos, September 2019',
    url: 'https://randomstreets.blogspot.com/2019/10/',
    of: 2019,
  },
  wikiMykonos: {
    title: 'Wikipedia: Mykonos Airport',
    url: 'https://en.wikipedia.org/wiki/Mykonos_Airport',
    of: null,
  },
  ktelNaxos: {
    title: 'KTEL Naxos: timetable of 16 to 30 June 2026',
    url: 'https://naxosbuses.com/bus-schedules-spring-season-2/',
    of: 2026,
  },
  greekaNaxos: {
    title: 'Greeka: buses of Naxos, station and tickets',
    url: 'https://www.greeka.com/cyclades/naxos/car-bus/',
    of: null,
  },
  naxosTimes: {
    title: 'Naxos Times: more buses to the mountain villages and Apollonas, July 2023 (in Greek)',
    url: 'https://naxostimes.gr/naxos/139703/ayxithikan-ta-dromologia-ktel-tin-oreini-naxo-ton-apollona',
    of: 2023,
  },
  naxosTransfers: {
    title: 'Aegean Taxi: fixed prices from Naxos airport, 2023',
    url: 'https://aegeantaxi.com/airport-transfers/naxos/',
    of: 2023,
  },
  wikiNaxos: {
    title: 'Wikipedia: Naxos Island National Airport',
    url: 'https://en.wikipedia.org/wiki/Naxos_Island_National_Airport',
    of: null,
  },
  imagineParos: {
    title: 'Imagine Paros (municipality): public transport (in German)',
    url: 'https://imagine.paros.gr/de/anreise-nach-paros/%C3%B6ffentlicher-verkehr.html',
    of: null,
  },
  parosBus2020: {
    title: 'Santorini Dave: buses of Paros, June 2020',
    url: 'https://santorinidave.com/paros-bus',
    of: 2020,
  },
  parosArrival: {
    title: 'Hispanic-net: arriving on Paros, buses, taxis and Antiparos (in German)',
    url: 'https://hispanic-net.org/de/p%C3%A1ros-anreise',
    of: null,
  },
  parosAirport: {
    title: 'Wikipedia (copy): Paros airport and its bus (in German)',
    url: 'https://profilpelajar.com/de/Flughafen_Paros_(2016)',
    of: 2024,
  },
  parosTransfers: {
    title: 'Aegean Taxi: fixed prices from Paros airport, 2023',
    url: 'https://aegeantaxi.com/airport-transfers/paros/',
    of: 2023,
  },
  antiparosFerry: {
    title: 'Hap-pea Travels: Antiparos to Pounta in seven minutes, buses at €2',
    url: 'http://hap-pea-travels.co.uk/tag/paros/',
    of: null,
  },
  antiparosVillage: {
    title: 'Virtual Trip: from the quay of Antiparos into the main street (in French)',
    url: 'https://www.virtual-trip.fr/antiparos-paros/',
    of: null,
  },
  syrosHotel: {
    title: 'Hotel Emily: transport on Syros, airport, port and bus station',
    url: 'https://www.hotelemily.gr/en/syros-island-transportation/',
    of: null,
  },
  syrosBuses: {
    title: 'Grecia Case Vacanze: buses of Syros and the free town bus (in Italian)',
    url: 'http://www.greciacasevacanze.it/isole/infopoint/raggiungere-syros-muoversi-sullisola/',
    of: null,
  },
  greciamiaSyros: {
    title: 'Greciamia: arriving on Syros and its buses (in Italian)',
    url: 'https://greciamia.it/pages/come-arrivare-a-syros',
    of: null,
  },
} as const satisfies Record<string, TransferSource>;
