import { soundKey } from '@/lib/i18n/sound-key';
import { otherNames } from '@/lib/islands/register';
import { isIslandSlug, islandSlugs } from '@/lib/islands/slugs';

/** Athens as a place to leave from or arrive in: whichever of its three ports has the boat. */
export const athensId = 'athens';

/** Names of mainland ports, besides their ids. */
const mainlandNames: Readonly<Record<string, readonly string[]>> = {
  piraeus: ['piraeus', 'pireas', 'pireus', 'peiraias', 'Πειραιάς'],
  rafina: ['rafina', 'Ραφήνα'],
  lavrio: ['lavrio', 'lavrion', 'Λαύριο'],
  heraklion: ['heraklion', 'iraklion', 'iraklio', 'heraklio', 'Ηράκλειο'],
  [athensId]: ['athens', 'athina', 'athinai', 'Αθήνα'],
};

let ids: ReadonlyMap<string, string> | undefined;

/** By how a name sounds: the id of the place. */
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
 * The id of a place as people write it, in either alphabet: `Thira` and `ΘΗΡΑ` are `santorini`. What is not known stays
 * as it was written.
 */
export function placeIdOf(written: string): string {
  const text = written.trim();
  if (isIslandSlug(text) || Object.hasOwn(mainlandNames, text)) return text;
  return idsBySound().get(soundKey(text.replaceAll(/[-_]/g, ' '))) ?? text;
}
