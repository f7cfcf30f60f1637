import { getTranslations } from 'next-intl/server';
import { transfersAddress } from '@/lib/booking/transfers/address';
import type { Area, Stop } from '@/lib/booking/transfers/schema';
import { type Start, type Way, waysOf } from '@/lib/booking/transfers/ways';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import type { SearchSource } from './types';

const kindsOf = (ways: readonly Way[]) => [
  ...new Set(ways.flatMap(({ rides }) => rides.map(({ transfer }) => transfer.kind))),
];

/** Ways from the ports and airports of the islands and of Athens, found by both ends. */
export const waySource: SearchSource = {
  kind: 'tools',
  entries: async (locale) => {
    const [t, other] = await Promise.all([
      getTranslations({ locale, namespace: 'transfers' }),
      getTranslations({ locale, namespace: 'siteSearch' }),
    ]);
    const nameOf = ({ kind, island, name }: Stop) => {
      const bare = bareName(name[locale]);
      return kind === 'airport' && island
        ? other('ways.airport', placeArguments('island', islandName(island, locale), locale))
        : bare;
    };
    const entryOf = (area: Area, { stop, ways }: Start) => ({
      id: `ways-${area}-${stop.ref}`,
      title: t('start', { name: nameOf(stop) }),
      context: area === 'attica' ? t('attica') : islandName(area, locale),
      text: kindsOf(ways)
        .map((kind) => t(`kinds.${kind}`))
        .join(', '),
      words: other('otherWords.transfers'),
      alsoCalled: ways.map(({ to }) => `${nameOf(stop)} ${nameOf(to)}`),
      link: transfersAddress({ island: area, from: stop.ref }),
      oneOfMany: true as const,
    });
    const areas = ['attica', ...allIslands().map(({ slug }) => slug)] as const;
    return areas.flatMap((area) => waysOf(area).map((start) => entryOf(area, start)));
  },
};

const islandName = (slug: string, locale: Locale) =>
  bareName(allIslands().find((island) => island.slug === slug)?.name[locale] ?? slug);
