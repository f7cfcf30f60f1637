import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { guideSlugs } from '@/lib/foundation/ids/content-slugs';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';

/** Placeholder for a guide without a similar name. */
export const noGuide = 'none';

/** No guide has a longer name; the rest of the text is not compared. */
const longest = 30;

/** Possible names of each guide, by their sound. */
const names = guideSlugs.flatMap((slug) => {
  const all = isIslandSlug(slug) ? [slug, ...otherNames[slug]] : [slug];
  return all.map((name) => ({ slug, sound: soundKey(name) }));
});

/** One letter in three may be wrong. */
const mostWrong = (a: string, b: string) => Math.floor(Math.min(a.length, b.length) / 3);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Guide with the name nearest to a segment of an address, in Greek or Latin letters, spelled right or wrong (`naxoss`,
 * `Νάξος`, `naxos-guide`), or {@link noGuide}.
 */
export function nearestGuide(segment: string): string {
  const sound = soundKey(decoded(segment).slice(0, longest));
  const words = [sound, ...sound.split(' ')].filter((word) => word.length > 2);
  let nearest = { slug: noGuide, wrong: Number.POSITIVE_INFINITY };
  for (const word of words) {
    for (const { slug, sound: name } of names) {
      const most = Math.min(mostWrong(word, name), nearest.wrong - 1);
      // A difference in length is at least as many edits, so most names need no comparison.
      if (Math.abs(word.length - name.length) > most) continue;
      const wrong = editDistance(word, name);
      if (wrong <= most) nearest = { slug, wrong };
    }
  }
  return nearest.slug;
}
