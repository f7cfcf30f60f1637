import type { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandName } from '@/lib/records/charts/island-names';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import type { ComparedIsland } from '@/lib/trips/compare/types';

/** Texts of the comparison in one language. */
export type CompareTexts = Awaited<ReturnType<typeof getTranslations<'compare'>>>;
export type StyleTexts = Awaited<ReturnType<typeof getTranslations<'budget.styles'>>>;

/** Texts and language of a page. */
export interface CompareContext {
  readonly t: CompareTexts;
  readonly styles: StyleTexts;
  readonly locale: Locale;
}

export const nameIn = ({ name }: Pick<Island, 'name'>, locale: Locale): string =>
  bareName(name[locale]);

/** Names in a row: `Paros, Naxos and Ios`. */
export const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(names);

/** Arguments of a text with two islands, and their Greek cases. */
export const pairNames = ([one, two]: readonly [IslandSlug, IslandSlug], locale: Locale) => ({
  ...placeArguments('one', islandName(one, locale), locale),
  ...placeArguments('two', islandName(two, locale), locale),
});

/** Lengths of a description that search engines show whole. */
const [shortest, longest] = [110, 155];

/** Both values, or the one that they share. */
const each = (values: readonly string[], locale: Locale) => listOf([...new Set(values)], locale);

/** Description of a pair for search engines, of its facts. */
export function pairDescription(
  { t, locale }: Pick<CompareContext, 't' | 'locale'>,
  both: readonly [ComparedIsland, ComparedIsland],
): string {
  const sentence = t('metaDescriptionOf', {
    ...pairNames([both[0].island.slug, both[1].island.slug], locale),
    beaches: listOf(
      both.map(({ beaches }) => String(beaches.sandy)),
      locale,
    ),
    costs: each(
      both.map(({ dayCosts }) => formatEuros(wholeEuros(dayCosts[0]?.may ?? 0), locale)),
      locale,
    ),
    times: each(
      both.map(({ fromAthens }) => formatDuration(fromAthens?.minutes[0] ?? 0, locale)),
      locale,
    ),
  });
  const withTail = `${sentence} ${t('metaTail')}`;
  return sentence.length < shortest && withTail.length <= longest ? withTail : sentence;
}

/** Cents of an estimate, without a false precision. */
export const wholeEuros = (cents: number): number => Math.round(cents / 100) * 100;
