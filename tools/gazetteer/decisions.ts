/** The gazetteers have the settlement, which lies inland of its beach. */
const settlement = 'kept: they have the settlement, the record its beach on the shore';
/** A harbour is where ferries moor, not where the houses are. */
const quay = 'kept: they have the village, the record the quay';
/** The gazetteer has the middle of an islet. */
const islet = 'kept: an islet, of which each takes another point';

/**
 * Decisions about each place more than 250 metres from every gazetteer that knows its name, by the
 * id of its row: `naxos/beach-plaka`. Checked on 22 and 28 November 2026 against the coastline, not
 * on site.
 */
export const decisions: Readonly<Record<string, string>> = {
  'amorgos/beach-aegiali': 'kept: they have the community’s middle, the record the bay of Ormos',
  'amorgos/beach-kalotaritissa': settlement,
  'amorgos/port-aegiali': quay,
  'amorgos/village-aegiali': 'kept: Ormos on the bay is meant; they have the community’s middle',
  'andros/beach-achla': settlement,
  'andros/village-gavrio-town':
    'kept: the houses along the quay are meant; theirs lies inland of them',
  'andros/village-stenies':
    'kept: the statistical service has it within 200 m, the other gazetteer 300 m further north',
  'antiparos/beach-soros': settlement,
  'antiparos/port-antiparos-port': quay,
  'antiparos/village-agios-georgios':
    'kept: the houses on the bay towards Despotiko are meant; theirs lies inland of them',
  'donousa/beach-kalotaritissa-beach': settlement,
  'folegandros/port-karavostasis-port': quay,
  'iraklia/beach-agios-georgios-beach': settlement,
  'iraklia/port-agios-georgios': quay,
  'kea/beach-korissia-beach': settlement,
  'kea/beach-koundouros': 'kept: a row of coves; ours lies between the places of the two registers',
  'kea/port-korissia': quay,
  'kea/village-vourkari':
    'kept: the row of houses on the quay is meant; theirs lies 260 m up the slope',
  'kimolos/beach-aliki': settlement,
  'kimolos/sight-polyaigos': islet,
  'koufonisia/sight-keros': islet,
  'kythnos/village-kanala':
    'kept: the church on the point is meant; theirs lies 270 m inland among the houses',
  'milos/sight-kleftiko':
    'kept: stacks and arches over 300 m of coast, of which each takes another point',
  'milos/sight-phylakopi':
    'kept: the excavated town by the sea is meant; they have the hamlet of the name',
  'mykonos/sight-armenistis':
    'kept: the lighthouse is meant; they have the houses that took its name',
  'mykonos/village-ano-mera':
    'kept: the square by the monastery; the two gazetteers differ by 700 m between themselves',
  'naxos/beach-lionas': settlement,
  'naxos/village-koronos': 'kept: theirs lies 250 m further west, in the upper part of the village',
  'paros/village-lefkes':
    'kept: theirs lies 310 m further north, in the upper part of a village 500 m long',
  'serifos/port-livadi': quay,
  'serifos/village-livadi-village': 'kept: the row of houses along the bay is 600 m long',
  'sifnos/village-exambela':
    'kept: theirs lies 1.4 km away, beyond Apollonia, of which the village is the southern end',
  'sifnos/village-vathi':
    'kept: the church and the landing are meant; the houses go round the bay for 700 m',
  'sikinos/port-alopronia-port': quay,
  'syros/beach-finikas-beach': settlement,
  'syros/beach-galissas-beach': settlement,
  'syros/sight-grammata':
    'kept: the inscribed rocks are in no register; one has the beach of the name 420 m away',
  'syros/village-galissas':
    'kept: the houses above the beach are meant; theirs lies 270 m further inland',
  'tinos/village-panormos':
    'kept: the harbour is meant; they have Pyrgos, whose official name it was',
  'tinos/village-pyrgos':
    'kept: the square with the plane tree is meant; theirs, from one gazetteer only, lies 410 m further south',
};
