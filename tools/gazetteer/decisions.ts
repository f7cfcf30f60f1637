/** The gazetteers have the settlement, which lies inland of its beach. */
const settlement = 'kept: they have the settlement, the record its beach on the shore';
/** A harbour is where ferries moor, not where the houses are. */
const quay = 'kept: they have the village, the record the quay';
/** The gazetteer has the middle of an islet. */
const islet = 'kept: an islet, of which each takes another point';

/**
 * Decisions about each place more than 250 metres from every gazetteer that knows its name, by the
 * id of its row: `naxos/beach-plaka`. Checked on 22, 28 and 29 November 2026 against the coastline, not
 * on site.
 */
export const decisions: Readonly<Record<string, string>> = {
  'amorgos/beach-aegiali': 'kept: they have the community’s middle, the record the bay of Ormos',
  'amorgos/beach-kalotaritissa': settlement,
  'amorgos/port-aegiali': quay,
  'amorgos/village-aegiali': 'kept: Ormos on the bay is meant; they have the community’s middle',
  'andros/beach-achla': settlement,
  'antiparos/beach-soros': settlement,
  'antiparos/port-antiparos-port': quay,
  'donousa/beach-kalotaritissa-beach': settlement,
  'folegandros/port-karavostasis-port': quay,
  'iraklia/beach-agios-georgios-beach': settlement,
  'iraklia/port-agios-georgios': quay,
  'kea/beach-korissia-beach': settlement,
  'kea/beach-koundouros': 'kept: a row of coves; ours lies between the places of the two registers',
  'kea/port-korissia': quay,
  'kimolos/beach-aliki': settlement,
  'kimolos/sight-polyaigos': islet,
  'koufonisia/sight-keros': islet,
  'kythnos/village-kanala':
    'kept: the church on the point is meant; theirs lies 270 m inland among the houses',
  'milos/port-pollonia': quay,
  'milos/sight-kleftiko':
    'kept: stacks and arches over 300 m of coast, of which each takes another point',
  'milos/sight-phylakopi':
    'kept: the excavated town by the sea is meant; they have the hamlet of the name',
  'mykonos/sight-armenistis':
    'kept: the lighthouse is meant; they have the houses that took its name',
  'mykonos/village-ano-mera':
    'kept: the square by the monastery; the two gazetteers differ by 700 m between themselves',
  'naxos/beach-lionas': settlement,
  'paros/village-lefkes':
    'kept: theirs lies 310 m further north, in the upper part of a village 500 m long',
  'serifos/port-livadi': quay,
  'serifos/village-livadi-village': 'kept: the row of houses along the bay is 600 m long',
  'sifnos/village-exambela':
    'kept: theirs lies 1.4 km away, beyond Apollonia, of which the village is the southern end',
  'sikinos/port-alopronia-port': quay,
  'syros/beach-finikas-beach': settlement,
  'syros/beach-galissas-beach': settlement,
  'syros/sight-grammata':
    'kept: the inscribed rocks are in no register; one has the beach of the name 420 m away',
  'syros/village-vari':
    'kept: the houses go on from the bay to the village a kilometre inland, which they have',
  'tinos/village-panormos':
    'kept: the harbour is meant; they have Pyrgos, whose official name it was',
};
