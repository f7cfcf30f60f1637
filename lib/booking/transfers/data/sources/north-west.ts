import type { TransferSource } from '../../schema';

/** Andros, Tinos, Kea, Kythnos, Serifos, Sifnos, Milos and Kimolos. */
export const northAndWest = {
  androsBus: {
    title: 'Viaje Islas Griegas: by bus from Gavrio to Batsi and Chora (in Spanish)',
    url: 'http://viajeislasgriegas.com/?p=116',
    of: null,
  },
  androsTimetable: {
    title: 'Kalo Taxidi: the bus timetable of Andros',
    url: 'http://greecekalotaxidi.blogspot.com/2012/01/kalo-taxidi-sequel.html',
    of: 2012,
  },
  tinosStation: {
    title: 'Viaje Islas Griegas: bus station and lines of Tinos (in Spanish)',
    url: 'http://viajeislasgriegas.com/?p=137',
    of: null,
  },
  tinosRoads: {
    title: 'Isole Greche: getting around Tinos (in Italian)',
    url: 'https://www.isolegreche.info/cicladi/tinos/come-muoversi-tinos',
    of: null,
  },
  keaTaxis: {
    title: 'Greek Travels: leaving Ioulida without a bus',
    url: 'http://greektravels.wikidot.com/kea',
    of: null,
  },
  roughKythnos: {
    title: 'Rough Guide to Greece: Kythnos, getting around',
    url: 'http://what-when-how.com/Tutorial/topic-2155dpcfa/The-Rough-Guide-to-Greece-364.html',
    of: 2012,
  },
  kythnosBus: {
    title: 'Indigo Guide: buses and taxis of Kythnos',
    url: 'http://www.indigoguide.co.uk/destinations/greece/kythnos-car-hire',
    of: null,
  },
  greciamiaSerifos: {
    title: 'Greciamia: getting around Serifos (in Italian)',
    url: 'https://greciamia.it/pages/muoversi-a-serifos',
    of: null,
  },
  serifosBus: {
    title: 'Media10: Serifos without a car, buses €1.50 to €3, the path to Chora',
    url: 'https://www.media10.eu/do-you-need-a-car-in-serifos/',
    of: null,
  },
  serifosRoads: {
    title: 'Discover Serifos: Panagia, 5.8 km from Chora and 10.3 km from Livadi',
    url: 'https://www.discover-serifos.com/en/discover/sightseeing/churches-and-monasteries/church-of-panagia',
    of: null,
  },
  sifnosBus: {
    title: 'Grecia Kalimera: Sifnos, buses from Apollonia to the beaches (in Italian)',
    url: 'https://greciakalimera.com/sifnos',
    of: null,
  },
  sifnos2014: {
    title: 'A Greek Oddity: by bus on Sifnos, May 2014',
    url: 'https://a-greek-oddity.posthaven.com/tag/Apollonia',
    of: 2014,
  },
  sifnosAutumn: {
    title: 'Serenità: by bus from Kamares to Apollonia, October 2017 (in German)',
    url: 'https://www.serenita.ch/2017/10/19/insel-siphnos/',
    of: 2017,
  },
  sifnosVathi: {
    title: 'Agnanti: the road and the bus to Vathi (in German)',
    url: 'https://agnanti-apartments.de/de/landlust.html',
    of: null,
  },
  milosBus2025: {
    title: 'Griechenland-Insel.de: buses of Milos, 2025 (in German)',
    url: 'http://www.griechenland-insel.de/?p=3873',
    of: 2025,
  },
  milosAirport: {
    title: 'AREADNE 2024: getting to Milos and to Adamas',
    url: 'https://areadne.org/2024/transportation.html',
    of: 2024,
  },
  milosTransfers: {
    title: 'Aegean Taxi: fixed prices from Milos airport, 2023',
    url: 'https://aegeantaxi.com/airport-transfers/milos/',
    of: 2023,
  },
  wikiMilos: {
    title: 'Wikipedia: Milos Island National Airport',
    url: 'https://en.wikipedia.org/wiki/Milos_Island_National_Airport',
    of: null,
  },
  polloniaRide: {
    title: 'Nissomanie: just under ten kilometres from Adamas to Pollonia (in German)',
    url: 'https://nissomanie.de/kykladen/milos-1/tagesausflug',
    of: null,
  },
  milosBus2017: {
    title: 'Just because Greece: bus tickets on Milos, Plaka to Pollonia, June 2017 (in Hungarian)',
    url: 'http://justbecausegreece.blogspot.de/2017/06/vegre-ujra-miloson.html',
    of: 2017,
  },
  kimolosBus: {
    title: 'Pollybert: by bus on Kimolos, September 2020',
    url: 'https://pollybert.com/2020/09/07/a-day-trip-to-kimolos-island-from-milos-greece',
    of: 2020,
  },
  kimolosBusAndTaxi: {
    title: 'Feel Greece: the small bus and the taxi of Kimolos (in German)',
    url: 'https://www.feelgreece.com/de/kimolos',
    of: null,
  },
  kimolosPortrait: {
    title: 'Trauminselfinder: Kimolos, from Psathi up to Chorio (in German)',
    url: 'https://trauminselfinder.de/kimolos.html',
    of: null,
  },
  kimolosRoad: {
    title: 'Milos-greece.com: Kimolos, the steep road from the port (in German)',
    url: 'https://milos-greece.com/kimolos.html',
    of: null,
  },
} as const satisfies Record<string, TransferSource>;
