import type { IslandSlug } from '@/lib/islands/slugs';

/** Which of the villages of an island's record is its main town: id of the village. */
export const mainTowns: Readonly<Record<IslandSlug, string>> = {
  amorgos: 'chora',
  anafi: 'chora',
  andros: 'chora',
  antiparos: 'antiparos-village',
  donousa: 'stavros',
  folegandros: 'chora',
  ios: 'chora',
  iraklia: 'agios-georgios',
  kea: 'ioulida',
  kimolos: 'chorio',
  koufonisia: 'chora',
  kythnos: 'chora',
  milos: 'plaka',
  mykonos: 'chora',
  naxos: 'chora',
  paros: 'parikia-town',
  santorini: 'fira',
  schinoussa: 'chora',
  serifos: 'chora',
  sifnos: 'apollonia',
  sikinos: 'kastro',
  syros: 'ermoupoli-town',
  thirasia: 'manolas',
  tinos: 'chora',
};
