import { guideSlugs } from '@/lib/content/slugs';
import { soundKey } from '@/lib/i18n/sound-key';
import { otherNames } from '@/lib/islands/other-names';
import { isIslandSlug } from '@/lib/islands/slugs';

/** Stands for a guide where no name is near. */
export const noGuide = 'none';

/** No name of a guide is longer; the rest of what somebody wrote is not compared. */
const longest = 30;

/** What somebody who means a guide might write, by its sound. */
const names = guideSlugs.flatMap((slug) => {
  const all = isIslandSlug(slug) ? [slug, ...otherNames[slug]] : [slug];
  return all.map((name) => ({ slug, sound: soundKey(name) }));
});

/** How many letters have to be put in, left out, changed, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

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
 * The guide whose name is nearest to a segment of an address, in Greek or Latin letters, spelled right or wrong
 * (`naxoss`, `Νάξος`, `naxos-guide`), or {@link noGuide}.
 */
export function nearestGuide(segment: string): string {
  const sound = soundKey(decoded(segment).slice(0, longest));
  const words = [sound, ...sound.split(' ')].filter((word) => word.length > 2);
  let nearest = { slug: noGuide, wrong: Number.POSITIVE_INFINITY };
  for (const word of words) {
    for (const { slug, sound: name } of names) {
      const most = Math.min(mostWrong(word, name), nearest.wrong - 1);
      // At least as many are wrong as one is longer: most names need not be compared.
      if (Math.abs(word.length - name.length) > most) continue;
      const wrong = distance(word, name);
      if (wrong <= most) nearest = { slug, wrong };
    }
  }
  return nearest.slug;
}
