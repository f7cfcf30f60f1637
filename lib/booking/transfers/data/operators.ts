import type { Operator } from '../schema';

/** Operators of buses and boats. Only addresses confirmed as the operator's own are listed. */
export const operators = {
  ktelSantorini: {
    name: { en: 'KTEL Santorini', el: 'ΚΤΕΛ Θήρας' },
    kind: 'ktel',
    url: 'https://ktel-santorini.gr/',
  },
  ktelNaxos: {
    name: { en: 'KTEL Naxos', el: 'ΚΤΕΛ Νάξου' },
    kind: 'ktel',
    url: 'https://naxosbuses.com/',
  },
  ktelParos: {
    name: { en: 'KTEL Paros', el: 'ΚΤΕΛ Πάρου' },
    kind: 'ktel',
    url: 'https://ktelparou.gr/',
  },
  ktelMykonos: {
    name: { en: 'KTEL Mykonos', el: 'ΚΤΕΛ Μυκόνου' },
    kind: 'ktel',
    url: 'https://mykonosbus.com/',
  },
  milosBuses: {
    name: { en: 'Milos Buses', el: 'Λεωφορεία Μήλου (Milos Buses)' },
    kind: 'company',
    url: 'https://milosbuses.com/',
  },
  iosBuses: {
    name: { en: 'KTEL Ios', el: 'ΚΤΕΛ Ίου' },
    kind: 'ktel',
    url: 'https://ktel-ios.gr/',
  },
  amorgosBuses: {
    name: { en: 'Amorgos Bus Company', el: 'Λεωφορεία Αμοργού (Amorgos Bus Company)' },
    kind: 'company',
    url: 'https://amorgosbuscompany.com/',
  },
  ktelAttica: {
    name: { en: 'KTEL Attica', el: 'ΚΤΕΛ Αττικής' },
    kind: 'ktel',
    url: 'https://www.ktelattikis.gr/',
  },
  oasa: {
    name: { en: 'OASA, Athens public transport', el: 'ΟΑΣΑ, συγκοινωνίες Αθηνών' },
    kind: 'company',
    url: 'https://www.oasa.gr/',
  },
  ktelSyros: { name: { en: 'KTEL Syros', el: 'ΚΤΕΛ Σύρου' }, kind: 'ktel', url: null },
  ktelTinos: { name: { en: 'KTEL Tinos', el: 'ΚΤΕΛ Τήνου' }, kind: 'ktel', url: null },
  ktelAndros: { name: { en: 'KTEL Andros', el: 'ΚΤΕΛ Άνδρου' }, kind: 'ktel', url: null },
  busOfIsland: {
    name: { en: 'The island’s own bus', el: 'Το λεωφορείο του νησιού' },
    kind: 'municipal',
    url: null,
  },
  mykonosSeaBus: {
    name: { en: 'Mykonos Sea Bus', el: 'Sea Bus Μυκόνου' },
    kind: 'company',
    url: null,
  },
} as const satisfies Record<string, Operator>;

export type OperatorId = keyof typeof operators;
