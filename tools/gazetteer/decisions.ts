/** The gazetteers have the settlement, which lies inland of its beach. */
const settlement = 'kept: they have the settlement, the record its beach on the shore';
/** Two places share a name. */
const namesake = 'kept: another place of the same name';
/** A harbour is where ferries moor, not where the houses are. */
const quay = 'kept: they have the village, the record the quay';
/** The gazetteer has the middle of an islet. */
const islet = 'kept: an islet, of which each takes another point';

/**
 * Decisions about each place more than 300 metres from every gazetteer that knows its name, by the
 * id of its row: `naxos/beach-plaka`. Checked on 22 November 2026 against the coastline, not on
 * site.
 */
export const decisions: Readonly<Record<string, string>> = {
  'amorgos/beach-aegiali': 'kept: they have the community’s middle, the record the bay of Ormos',
  'amorgos/beach-agios-pavlos': settlement,
  'amorgos/beach-kalotaritissa': settlement,
  'amorgos/beach-nikouria': islet,
  'amorgos/port-aegiali': quay,
  'amorgos/village-aegiali': 'kept: Ormos on the bay is meant; they have the community’s middle',
  'andros/beach-agios-petros': 'kept: they have the tower and hamlet of the name, inland',
  'andros/beach-batsi-beach': settlement,
  'andros/village-stenies':
    'open: one gazetteer has it 500 m further north, the other does not know it',
  'antiparos/beach-soros': settlement,
  'antiparos/port-antiparos-port': quay,
  'antiparos/village-agios-georgios':
    'kept: the houses on the bay towards Despotiko are meant; theirs lies inland of them',
  'folegandros/beach-livadi': settlement,
  'ios/beach-agia-theodoti': settlement,
  'ios/beach-manganari': settlement,
  'ios/beach-mylopotas-beach': settlement,
  'ios/beach-psathi-beach': settlement,
  'iraklia/beach-agios-georgios-beach': settlement,
  'iraklia/port-agios-georgios': quay,
  'kea/beach-korissia-beach': settlement,
  'kea/beach-koundouros': settlement,
  'kea/beach-spathi': settlement,
  'kimolos/sight-polyaigos': islet,
  'koufonisia/beach-finikas': settlement,
  'koufonisia/sight-keros': islet,
  'milos/sight-phylakopi':
    'kept: the excavated town by the sea is meant; they have the hamlet of the name',
  'mykonos/village-ano-mera':
    'kept: the square by the monastery; the two gazetteers differ by 700 m between themselves',
  'naxos/beach-agios-prokopios': settlement,
  'naxos/beach-alyko': settlement,
  'naxos/beach-kastraki': settlement,
  'naxos/beach-mikri-vigla': settlement,
  'naxos/beach-plaka': settlement,
  'naxos/beach-pyrgaki': settlement,
  'naxos/village-apollonas': 'kept: the houses at the harbour; theirs lies 330 m inland of them',
  'paros/village-lefkes':
    'kept: theirs lies 310 m further north, in the upper part of a village 500 m long',
  'paros/beach-logaras': namesake,
  'paros/beach-santa-maria': settlement,
  'santorini/beach-kamari': settlement,
  'santorini/beach-perissa': settlement,
  'santorini/beach-perivolos': settlement,
  'santorini/beach-vourvoulos': settlement,
  'santorini/village-akrotiri-village':
    'open: one gazetteer has it 350 m further west, the other does not know it',
  'santorini/village-megalochori':
    'open: one gazetteer has it 430 m further north-east, the other does not know it',
  'serifos/beach-platis-gialos': settlement,
  'serifos/port-livadi': quay,
  'serifos/village-livadi-village': 'kept: the row of houses along the bay is 600 m long',
  'sifnos/village-exambela':
    'kept: theirs lies 1.4 km away, beyond Apollonia, of which the village is the southern end',
  'sifnos/village-vathi':
    'kept: the church and the landing are meant; the houses go round the bay for 700 m',
  'sikinos/port-alopronia-port': quay,
  'syros/beach-finikas-beach': settlement,
  'syros/beach-galissas-beach': settlement,
  'syros/beach-megas-gialos': settlement,
  'syros/beach-vari-beach': settlement,
  'syros/village-vari': 'kept: the houses by the bay are meant; they have the older part inland',
  'tinos/beach-agios-fokas': settlement,
  'tinos/beach-agios-sostis': settlement,
  'tinos/beach-kionia': settlement,
  'tinos/village-panormos':
    'kept: the harbour is meant; they have Pyrgos, whose official name it was',
  'tinos/village-pyrgos':
    'open: one gazetteer has it 410 m further south, the other does not know it',
};
