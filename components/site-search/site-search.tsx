import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { maxResults } from '@/lib/search/site-search/rules';
import { SearchBox } from './search-box';

interface SiteSearchProps {
  chart: string;
  /** Initial text of the box. */
  initialQuery?: string;
}

/** Search box with its texts in the page's language. */
export async function SiteSearch({ chart, initialQuery = '' }: SiteSearchProps) {
  const t = await getTranslations('siteSearch');
  const locale = await currentLocale();
  const counts = Array.from({ length: maxResults + 1 }, (_, count) => t('count', { count }));
  return (
    <SearchBox
      action={localizePath(routes.search, locale)}
      index={routes.apiSearchIndex(locale)}
      chart={chart}
      initialQuery={initialQuery}
      text={{
        label: t('label'),
        placeholder: t('placeholder'),
        submit: t('submit'),
        suggestions: t('suggestions'),
        nothing: t('nothing'),
        counts,
      }}
    />
  );
}
