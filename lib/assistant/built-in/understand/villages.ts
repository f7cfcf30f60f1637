import { fold } from '@/lib/foundation/i18n/fold';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { fromGreeklish } from './greeklish';

export interface Village {
  readonly name: Localized;
  /** Forms of its name in messages and texts, folded. */
  readonly forms: string;
}

/** Data: places to sleep that travellers choose between: island, then English, Greek, forms. */
const table = `
paros Parikia/Παροικιά/parikia|paroikia|παρ(?:οι|ι)κια\\p{L}*
paros Naoussa/Νάουσα/naous+a|na[ou]ssa|ναουσ\\p{L}+
paros Aliki/Αλυκή/aliki|alyki|αλυκη\\p{L}*
paros Piso Livadi/Πίσω Λιβάδι/piso livadi|πισω λιβαδι\\p{L}*
amorgos Katapola/Κατάπολα/katapola|καταπολα|καταπολων
amorgos Aegiali/Αιγιάλη/a?egiali|aigiali|αιγιαλη\\p{L}*
milos Adamas/Αδάμαντας/adamant?as|adamanta|αδαμαντα\\p{L}*
milos Plaka/Πλάκα/plaka|πλακα\\p{L}*
milos Pollonia/Πολλώνια/pol+onia|πολλ?ωνια\\p{L}*
santorini Fira/Φηρά/fira|thira|φηρα|φηρων
santorini Oia/Οία/oia|οια\\p{L}?
santorini Imerovigli/Ημεροβίγλι/imerovigli|ημεροβιγλι\\p{L}*
santorini Firostefani/Φηροστεφάνι/firostefani|φηροστεφανι\\p{L}*
santorini Kamari/Καμάρι/kamari|καμαρι\\p{L}*
santorini Perissa/Περίσσα/peris+a|περισσ?α\\p{L}*
naxos Agios Prokopios/Άγιος Προκόπιος/(?:agios |ag |st )?prok?opios|(?:αγι\\p{L}+ )?προκοπι\\p{L}+
naxos Agia Anna/Αγία Άννα/agia ann?a|αγια\\p{L}? αννα\\p{L}*
naxos Plaka/Πλάκα/plaka|πλακα\\p{L}*
naxos Chora/Χώρα/chora|hora|(?:@naxos@|naxos) town|χωρα\\p{L}?
mykonos Ornos/Ορνός/ornos|ορνο\\p{L}?
mykonos Platis Gialos/Πλατύς Γιαλός/pl?aty?i?s (?:gialos|yialos)|πλατ\\p{L}+ γιαλ\\p{L}+
mykonos Chora/Χώρα/chora|hora|(?:@mykonos@|mykonos) town|χωρα\\p{L}?
ios Chora/Χώρα/chora|hora|χωρα\\p{L}?
ios Gialos/Γιαλός/gialos|yialos|ormos|γιαλ\\p{L}+
ios Mylopotas/Μυλοπότας/my?i?lopotas|μυλοποτα\\p{L}*
sifnos Kamares/Καμάρες/kamares|καμαρ(?:εσ|ων)
sifnos Apollonia/Απολλωνία/apol+onia|απολλ?ωνια\\p{L}*
sifnos Platis Gialos/Πλατύς Γιαλός/pl?aty?i?s (?:gialos|yialos)|πλατ\\p{L}+ γιαλ\\p{L}+
sifnos Artemonas/Αρτεμώνας/artemonas|αρτεμωνα\\p{L}*
sifnos Vathi/Βαθύ/vathy?i?|βαθυ
sifnos Faros/Φάρος/faros|φαρο\\p{L}?
serifos Livadi/Λιβάδι/livadi|λιβαδι\\p{L}*
serifos Chora/Χώρα/chora|hora|χωρα\\p{L}?
folegandros Chora/Χώρα/chora|hora|χωρα\\p{L}?
folegandros Karavostasis/Καραβοστάσης/karavostasis?|καραβοστασ\\p{L}+
syros Ermoupoli/Ερμούπολη/ermoupolis?|ερμουπολη\\p{L}*
syros Galissas/Γαλησσάς/galis+as|γαλησσ?α\\p{L}?
syros Kini/Κίνι/kini|κινι\\p{L}*
andros Batsi/Μπατσί/batsi|μπατσι\\p{L}*
andros Gavrio/Γαύριο/gavrio|γα[υβ]ριο\\p{L}*
andros Chora/Χώρα/chora|hora|χωρα\\p{L}?
kea Korissia/Κορησσία/koris+ia|κορησσ?ια\\p{L}*
kea Vourkari/Βουρκάρι/vourkari|βουρκαρι\\p{L}*
kea Ioulida/Ιουλίδα/ioulida|ioulis|ιουλιδα\\p{L}*
kythnos Merichas/Μέριχας/meri[cx]?has|μεριχα\\p{L}*
kythnos Loutra/Λουτρά/loutra|λουτρα|λουτρων
kythnos Chora/Χώρα/chora|hora|χωρα\\p{L}?
sikinos Alopronia/Αλοπρόνοια/alopronia|αλοπρ\\p{L}+
sikinos Chora/Χώρα/chora|hora|χωρα\\p{L}?
`;

const villages = table
  .trim()
  .split('\n')
  .map((line) => {
    const [island = '', rest = ''] = [
      line.slice(0, line.indexOf(' ')),
      line.slice(line.indexOf(' ') + 1),
    ];
    const [en = '', el = '', forms = ''] = rest.split('/');
    return { island, name: { en, el }, forms };
  });

/** Two villages of one island in a message, of which one is to be chosen. */
export function villagesIn(
  said: string,
  islands: readonly string[],
): { readonly island: IslandSlug; readonly two: readonly [Village, Village] } | undefined {
  const text = fold(said);
  const both = `${text} ${fold(fromGreeklish(text, 'el'))}`;
  const found = villages.filter(({ forms }) =>
    new RegExp(`(?<![\\p{L}])(?:${forms})(?!\\p{L})`, 'u').test(both),
  );
  const named = [...new Set(found.map(({ island }) => island))].filter(isIslandSlug);
  const of = (island: string) => found.filter((one) => one.island === island);
  const island =
    named.find((one) => islands.includes(one) && of(one).length === 2) ??
    named.find((one) => of(one).length === 2);
  const [first, second] = island ? of(island) : [];
  return island && first && second ? { island, two: [first, second] } : undefined;
}
