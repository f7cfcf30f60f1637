import { SiteLink } from '@/components/layout/site-link';
import { type ComparedPair, islandsOfPair } from '@/lib/foundation/ids/compared-pairs';
import { routes } from '@/lib/platform/routes/register';
import { type CompareContext, pairNames } from './format';
import './compare-page.css';

/** Link to the page of a pair. */
export function PairLink({
  t,
  locale,
  pair,
}: Pick<CompareContext, 't' | 'locale'> & { pair: ComparedPair }) {
  return (
    <SiteLink href={routes.comparison(pair)} className="compare-link">
      {t('crumbOf', pairNames(islandsOfPair(pair), locale))}
    </SiteLink>
  );
}
