import type { TransferSource } from '../../schema';

/** Ios, Sikinos, Folegandros, Anafi, Amorgos and the Small Cyclades. */
export const southAndSmall = {
  iosSights: {
    title: 'Andromeda Rooms: bus and stepped path from Gialos to Chora',
    url: 'https://andromedarooms.ondev.gr/en/simple-page/sights',
    of: null,
  },
  ios2011: {
    title: 'Economy Hotel: Ios, Chora ten minutes by car or twenty on foot, 2011',
    url: 'http://economyhotel.blogspot.com/2011/08/famed-for-its-parties-ios-island-has.html',
    of: 2011,
  },
  iosOffSeason: {
    title: 'Monvi: Ios out of season, on foot to Mylopotas',
    url: 'http://monvi.eu/travelogues/greece/index.php?s=19',
    of: null,
  },
  sikinosBus: {
    title: 'Isole Greche: Sikinos, the bus between port and Chora, June 2008 (in Italian)',
    url: 'https://www.isolegreche.it/Intern/aggiornamenti/2008/sikinos_b.htm',
    of: 2008,
  },
  sikinosBus2018: {
    title: 'Travellers’ guide to Sikinos, bus from the port to Chorio, June 2018 (in Italian)',
    url: 'https://docslib.org/download/796731/sikinos-la-guida-%C3%A8-stata-realizzata-grazie-alla-collaborazione-dei-soci-rino-e-lucia-cappelletto-wanda-benati-andrea-della-santa-e-claudio-paoloni',
    of: 2018,
  },
  folegandrosBus: {
    title: 'Isole Greche: the two bus lines of Folegandros (in Italian)',
    url: 'https://www.isolegreche.info/cicladi/folegandros/come-muoversi-folegandros',
    of: null,
  },
  folegandrosBoats: {
    title: 'B. Kutsenits: Folegandros, the bus that meets each boat (in German)',
    url: 'http://members.chello.at/bruno.kutsenits/Folegandros.htm',
    of: null,
  },
  anafiBus: {
    title: 'In-greece.de: the bus of Anafi and the ferries (in German)',
    url: 'https://www.in-greece.de/anafi/artikel/4023-lebe-deinen-traum',
    of: null,
  },
  kanoaAmorgos: {
    title: 'Kanoa: buses of Amorgos, season and tickets (in Italian)',
    url: 'https://kanoa.it/?p=16579',
    of: null,
  },
  amorgosOddity: {
    title: 'A Greek Oddity: by bus to Aegiali, Tholaria and Katapola',
    url: 'https://agreekoddity.com/amorgos-tholaria-aegiali-and-katapola/',
    of: 2015,
  },
  koufonisia2018: {
    title: 'Mal di Grecia: Koufonisi on foot and by bicycle, July 2018 (in Italian)',
    url: 'http://www.maldigrecia.it/2018/03/diario-di-viaggio-piccole-cicladi.html',
    of: 2018,
  },
  schinoussa2017: {
    title: 'In the Greek Garden: Schinoussa, Chora a kilometre above the port, September 2017',
    url: 'https://inthegreekgarden.com/2017/09/17/the-small-cyclades-donoussa/',
    of: 2017,
  },
  greciamiaIraklia: {
    title: 'Greciamia: arriving on Iraklia and its one road (in Italian)',
    url: 'https://greciamia.it/pages/come-arrivare-ad-iraklia',
    of: null,
  },
  smallCyclades: {
    title: 'Infoxenios: settlements of the Small Cyclades',
    url: 'http://www.hri.org/infoxenios/english/cyclades/smallcyclades/towns.html',
    of: null,
  },
  greciamiaDonousa: {
    title: 'Greciamia: getting around Donousa, bus and boat (in Italian)',
    url: 'https://greciamia.it/pages/come-muoversi-a-donoussa',
    of: null,
  },
} as const satisfies Record<string, TransferSource>;
