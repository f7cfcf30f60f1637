import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { comparedPairs } from '@/lib/foundation/ids/compared-pairs';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { ComparedIsland, WayBetween } from '@/lib/trips/compare/types';
import { CompareForm } from './compare-form';
import { CompareOn } from './compare-on';
import { CompareSheet } from './compare-sheet';
import { listOf, nameIn } from './format';
import { PairLink } from './pair-link';

interface ComparePageProps {
  locale: Locale;
  /** Islands of the address; undefined without a query. */
  chosen?: readonly IslandSlug[];
  /** Two islands or more to compare; otherwise the form and the list of pairs. */
  islands?: readonly ComparedIsland[];
  ways?: readonly WayBetween[];
  checkedOn: string;
}

/** Number of pairs that are shown with the charts of their islands, the most wanted first. */
const drawnPairs = 6;

/** List of the compared pairs with a form for any islands, or the comparison of those in the address. */
export async function ComparePage(props: ComparePageProps) {
  const { locale, chosen, islands = [], ways = [], checkedOn } = props;
  const [t, styles] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'budget.styles' }),
  ]);
  const context = { t, styles, locale };
  const names = islands.map(({ island }) => nameIn(island, locale));
  const isCompared = islands.length > 1;
  const error = chosen && !isCompared ? t('form.tooFew') : undefined;
  return (
    <>
      <PageHeader
        isCompact={isCompared}
        title={isCompared ? t('titleOfMany', { names: listOf(names, locale) }) : t('title')}
        intro={isCompared ? undefined : t('intro', { count: comparedPairs.length })}
        crumbs={[{ path: routes.compare, label: t('crumb') }]}
      />
      <div className="page-grid pb-12">
        {isCompared ? (
          <CompareSheet {...context} islands={islands} checkedOn={checkedOn} />
        ) : (
          <CompareForm t={t} locale={locale} chosen={chosen ?? []} error={error} />
        )}
      </div>
      <div className="page-grid">
        {isCompared ? (
          <>
            <CompareOn {...context} islands={islands} ways={ways} />
            <div className="pb-16">
              <CompareForm t={t} locale={locale} chosen={chosen ?? []} />
            </div>
          </>
        ) : (
          <Section title={t('pairs')}>
            <ul className="mb-6 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 md:gap-x-12">
              {comparedPairs.slice(0, drawnPairs).map((pair) => (
                <li key={pair}>
                  <PairLink t={t} locale={locale} pair={pair} hasCharts />
                </li>
              ))}
            </ul>
            <ul className="columns-2 gap-x-6 md:columns-3 md:gap-x-12">
              {comparedPairs.slice(drawnPairs).map((pair) => (
                <li key={pair} className="break-inside-avoid">
                  <PairLink t={t} locale={locale} pair={pair} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  );
}
