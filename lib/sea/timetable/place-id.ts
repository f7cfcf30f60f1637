import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { type IslandSlug, isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';

/** Id of Athens as an origin or destination, which stands for all three of its ports. */
export const athensId = 'athens';

/** Further names of mainland ports. */
const mainlandNames: Readonly<Record<string, readonly string[]>> = {
  piraeus: ['piraeus', 'pireas', 'pireus', 'peiraias', 'Πειραιάς'],
  rafina: ['rafina', 'Ραφήνα'],
  lavrio: ['lavrio', 'lavrion', 'Λαύριο'],
  heraklion: ['heraklion', 'iraklion', 'iraklio', 'heraklio', 'Ηράκλειο'],
  [athensId]: ['athens', 'athina', 'athinai', 'Αθήνα'],
};

/** Main towns and ports that people name instead of their island, without names of several islands. */
const townNames: Partial<Record<IslandSlug, readonly string[]>> = {
  amorgos: ['katapola', 'Κατάπολα', 'aegiali', 'Αιγιάλη'],
  andros: ['gavrio', 'Γαύριο', 'batsi', 'Μπατσί'],
  folegandros: ['karavostasis', 'Καραβοστάσης'],
  ios: ['gialos', 'yialos', 'ormos iou'],
  kea: ['korissia', 'Κορησσία', 'ioulida', 'ioulis', 'Ιουλίδα'],
  kimolos: ['psathi', 'Ψάθη'],
  kythnos: ['merichas', 'Μέριχας'],
  milos: ['adamas', 'adamantas', 'Αδάμαντας', 'pollonia', 'Πολλώνια'],
  mykonos: ['tourlos', 'Τούρλος'],
  paros: ['parikia', 'paroikia', 'Παροικιά', 'naoussa', 'Νάουσα', 'pounta', 'Πούντα'],
  santorini: ['fira', 'Φηρά', 'oia', 'ia', 'Οία', 'athinios', 'Αθηνιός', 'ammoudi', 'Αμμούδι'],
  schinoussa: ['mersini', 'Μερσίνη'],
  sifnos: ['apollonia', 'Απολλωνία'],
  sikinos: ['alopronia', 'Αλοπρόνοια'],
  syros: ['ermoupoli', 'ermoupolis', 'hermoupolis', 'Ερμούπολη'],
  thirasia: ['riva', 'manolas', 'Μανωλάς'],
};

/** Words beside the name of an island, by sound: `Naxos town`, `Chora of Naxos`, `λιμάνι της Τήνου`. */
const besideName = new Set(
  [
    ...['town', 'city', 'port', 'harbour', 'new', 'old', 'chora', 'hora', 'island', 'of', 'the'],
    ...['Χώρα', 'πόλη', 'λιμάνι', 'νησί', 'νήσος', 'της', 'του'],
  ].map(soundKey),
);

let ids: ReadonlyMap<string, string> | undefined;

/** Ids of places by the sounds of their names. */
function idsBySound(): ReadonlyMap<string, string> {
  ids ??= new Map(
    [
      ...islandSlugs.map(
        (slug) => [slug, [slug, ...otherNames[slug], ...(townNames[slug] ?? [])]] as const,
      ),
      ...Object.entries(mainlandNames),
    ].flatMap(([id, names]) => names.map((name) => [soundKey(name), id] as const)),
  );
  return ids;
}

/**
 * Converts a name of a place in either alphabet to its id: `Thira`, `ΘΗΡΑ` and `Fira` become
 * `santorini`, `Naxos town` becomes `naxos`.
 * Unknown names are returned as written.
 */
export function placeIdOf(written: string): string {
  const text = written.trim();
  if (isIslandSlug(text) || Object.hasOwn(mainlandNames, text)) return text;
  return idsBySound().get(soundKey(text.replaceAll(/[-_]/g, ' '))) ?? idWithin(text) ?? text;
}

/**
 * Id of the only name among words such as `town`, also in a Greek genitive or accusative. Ids of ports, such
 * as `naxos-chora`, have no spaces and are left alone.
 */
function idWithin(text: string): string | undefined {
  const words = text.split(/[\s(),]+/).filter(Boolean);
  const names = words.map(soundKey).filter((key) => !besideName.has(key));
  const [key] = names;
  if (key === undefined || names.length > 1 || words.length === 1) return undefined;
  return [key, key.replace(/u$/, 'os'), key.replace(/s$/, ''), `${key}s`]
    .map((form) => idsBySound().get(form))
    .find((id) => id !== undefined);
}
