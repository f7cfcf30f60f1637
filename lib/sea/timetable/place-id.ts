import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';

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

let ids: ReadonlyMap<string, string> | undefined;

/** Ids of places by the sounds of their names. */
function idsBySound(): ReadonlyMap<string, string> {
  ids ??= new Map(
    [
      ...islandSlugs.map((slug) => [slug, [slug, ...otherNames[slug]]] as const),
      ...Object.entries(mainlandNames),
    ].flatMap(([id, names]) => names.map((name) => [soundKey(name), id] as const)),
  );
  return ids;
}

/**
 * Converts a name of a place in either alphabet to its id: `Thira` and `ΘΗΡΑ` become `santorini`.
 * Unknown names are returned as written.
 */
export function placeIdOf(written: string): string {
  const text = written.trim();
  if (isIslandSlug(text) || Object.hasOwn(mainlandNames, text)) return text;
  return idsBySound().get(soundKey(text.replaceAll(/[-_]/g, ' '))) ?? text;
}
