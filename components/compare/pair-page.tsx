import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/ui/section';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { ComparedPair } from '@/lib/foundation/ids/compared-pairs';
import { routes } from '@/lib/platform/routes/register';
import type { ComparedIsland, PairView, WayBetween } from '@/lib/trips/compare/types';
import { CompareOn } from './compare-on';
import { CompareSheet } from './compare-sheet';
import { nameIn, pairNames } from './format';

interface PairPageProps {
  pair: ComparedPair;
  both: readonly [ComparedIsland, ComparedIsland];
  view: PairView;
  ways: readonly WayBetween[];
  checkedOn: string;
  locale: Locale;
}

/** Page that answers which of two islands to choose. */
export async function PairPage({ pair, both, view, ways, checkedOn, locale }: PairPageProps) {
  const [t, styles] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'budget.styles' }),
  ]);
  const context = { t, styles, locale };
  const names = pairNames([both[0].island.slug, both[1].island.slug], locale);
  return (
    <article>
      <PageHeader
        isCompact
        title={t('titleOf', names)}
        crumbs={[
          { path: routes.compare, label: t('crumb') },
          { path: routes.comparison(pair), label: t('crumbOf', names) },
        ]}
      >
        <div className="compare-verdict">
          <h2 className="label-caps">{t('ourView')}</h2>
          <p className="measure text-lg leading-snug">{view.verdict[locale]}</p>
        </div>
      </PageHeader>
      <div className="page-grid pb-12">
        <CompareSheet {...context} islands={both} checkedOn={checkedOn} />
      </div>
      <div className="page-grid">
        <Section title={t('choose')}>
          <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
            {both.map(({ island }, index) => (
              <div key={island.slug}>
                <h3>{t('chooseOne', placeArguments('name', nameIn(island, locale), locale))}</h3>
                <p className="measure mt-1">{view[index === 0 ? 'first' : 'second'][locale]}</p>
              </div>
            ))}
          </div>
        </Section>
        <CompareOn {...context} islands={both} ways={ways} pair={pair} />
      </div>
    </article>
  );
}
