/** The gazetteers have the settlement, which lies inland of its beach. */
const settlement = 'kept: they have the settlement, the record its beach on the shore';
/** A harbour is where ferries moor, not where the houses are. */
const quay = 'kept: they have the village, the record the quay';
/** The gazetteer has the middle of an islet. */
const islet = 'kept: an islet, of which each takes another point';

/**
 * Decisions about each place more than 300 metres from every gazetteer that knows its name, by the
 * id of its row: `naxos/beach-plaka`. Checked on 22 and 28 November 2026 against the coastline, not
 * on site.
 */
export const decisions: Readonly<Record<string, string>> = {
  'amorgos/beach-aegiali': 'kept: they have the community’s middle, the record the bay of Ormos',
  'amorgos/beach-kalotaritissa': settlement,
  'amorgos/port-aegiali': quay,
  'amorgos/village-aegiali': 'kept: Ormos on the bay is meant; they have the community’s middle',
  'andros/village-stenies':
    'kept: the statistical service has it within 200 m, the other gazetteer 300 m further north',
  'antiparos/beach-soros': settlement,
  'antiparos/port-antiparos-port': quay,
  'antiparos/village-agios-georgios':
    'kept: the houses on the bay towards Despotiko are meant; theirs lies inland of them',
  'iraklia/beach-agios-georgios-beach': settlement,
  'iraklia/port-agios-georgios': quay,
  'kea/beach-korissia-beach': settlement,
  'kimolos/sight-polyaigos': islet,
  'koufonisia/sight-keros': islet,
  'milos/sight-phylakopi':
    'kept: the excavated town by the sea is meant; they have the hamlet of the name',
  'mykonos/village-ano-mera':
    'kept: the square by the monastery; the two gazetteers differ by 700 m between themselves',
  'paros/village-lefkes':
    'kept: theirs lies 310 m further north, in the upper part of a village 500 m long',
  'santorini/village-akrotiri-village':
    'open: both gazetteers have it 330 m further west; charts, places and listings have to follow',
  'santorini/village-megalochori':
    'open: both gazetteers have it 450 m further north-east; charts, places and listings have to follow',
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
    'open: one register has the beach of the name 420 m away, the inscribed rocks are in no register',
  'tinos/village-panormos':
    'kept: the harbour is meant; they have Pyrgos, whose official name it was',
  'tinos/village-pyrgos':
    'open: one gazetteer has it 410 m further south, the other does not know it',
};
