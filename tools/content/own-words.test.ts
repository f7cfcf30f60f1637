import { islands } from '../../lib/records/islands/data';
import type { Island } from '../../lib/records/islands/schema';
import { type LongText, longTexts, plain } from './texts';

/*
 * A guide has to tell more than the page of its island: at most a tenth of its strings of six words
 * may occur in the record, which that page shows.
 */
const mostShared = 0.1;
const wordsInString = 6;

function strings(text: string, locale: LongText['locale']): Set<string> {
  const words = text.toLocaleLowerCase(locale).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words
      .slice(0, Math.max(0, words.length - wordsInString + 1))
      .map((_, index) => words.slice(index, index + wordsInString).join(' ')),
  );
}

/** Texts of a record, one by one, so that no string spans two of them. */
const recordTexts = (island: Island, locale: LongText['locale']) =>
  [
    island.shortDescription,
    island.description,
    island.character.text,
    island.bestMonths.text,
    island.gettingThere.text,
    ...island.ports.map(({ note }) => note),
    ...(island.airport ? [island.airport.note] : []),
    ...[...island.beaches, ...island.villages, ...island.sights].map(({ sentence }) => sentence),
  ].map((text) => text[locale]);

/** Share of a guide's strings that also occur in its island's record. */
function shared(guide: string, texts: readonly string[], locale: LongText['locale']): number {
  const own = strings(guide, locale);
  const there = new Set(texts.flatMap((text) => [...strings(text, locale)]));
  return [...own].filter((string) => there.has(string)).length / Math.max(1, own.size);
}

const guides = longTexts().flatMap((text) => {
  const island = islands.find(({ slug }) => slug === text.slug);
  return text.collection === 'guides' && island ? [[text.file, text, island] as const] : [];
});

it.each(guides)('%s repeats little of its island page', (_, { body, locale }, island) => {
  expect(shared(plain(body), recordTexts(island, locale), locale)).toBeLessThanOrEqual(mostShared);
});

it('detects a guide copied from the record', () => {
  const texts = recordTexts(islands[0] as Island, 'en');
  expect(shared(texts.join(' '), texts, 'en')).toBeGreaterThan(0.8);
  expect(shared('Nothing of all this stands anywhere else at all', texts, 'en')).toBe(0);
});
