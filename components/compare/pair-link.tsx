import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { type ComparedPair, islandsOfPair } from '@/lib/foundation/ids/compared-pairs';
import { routes } from '@/lib/platform/routes/register';
import { type CompareContext, pairNames } from './format';
import './compare-page.css';

interface PairLinkProps extends Pick<CompareContext, 't' | 'locale'> {
  pair: ComparedPair;
  /** True to show the charts of both islands above their names. */
  hasCharts?: boolean;
}

/** Link to the page of a pair. */
export function PairLink({ t, locale, pair, hasCharts = false }: PairLinkProps) {
  const islands = islandsOfPair(pair);
  return (
    <SiteLink
      href={routes.comparison(pair)}
      className={hasCharts ? 'compare-pair' : 'compare-link'}
    >
      {hasCharts ? (
        <span className="compare-charts">
          {islands.map((slug) => (
            <ChartPoster key={slug} slug={slug} />
          ))}
        </span>
      ) : null}
      {t('crumbOf', pairNames(islands, locale))}
    </SiteLink>
  );
}
