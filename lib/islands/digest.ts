import type { Locale } from '@/lib/i18n/locales';
import type { Island } from './schema';

/** Sections of a guide composed from an island's record, in reading order; each is an anchor of its page. */
const digestIds = [
  'first-look',
  'when-to-go',
  'getting-there',
  'beaches',
  'villages',
  'sights',
  'tips',
] as const;

export type DigestId = (typeof digestIds)[number];

/** The sections such a guide has: an island without beaches has none on them. */
export const digestIdsOf = (island: Island): DigestId[] =>
  digestIds.filter((id) => id !== 'beaches' || island.beaches.length > 0);

/** The words of a section as one text, without those on single places, which have anchors of their own. */
export function digestText(island: Island, id: DigestId, locale: Locale): string {
  const notes = island.airport ? [...island.ports, island.airport] : island.ports;
  const texts = {
    'first-look': [island.character.text],
    'when-to-go': [island.bestMonths.text],
    'getting-there': [island.gettingThere.text],
    beaches: [],
    villages: [],
    sights: [],
    tips: notes.map(({ note }) => note),
  } as const;
  return texts[id].map((text) => text[locale]).join(' ');
}
