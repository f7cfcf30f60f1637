import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '@/components/site-search/search-page';
import { SearchResults } from '@/components/site-search/search-results';
import { searchLeads } from '@/lib/assistant/built-in/search-leads';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { today } from '@/lib/foundation/time/athens';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';
import { searchChart } from '@/lib/search/site-search/queries';
import { readQuery, siteAnswer } from '@/lib/search/site-search/site-answer';

/**
 * Rendered completely on each request, so that results can be read and shared without JavaScript.
 */
export const instant = false;

interface SearchAnswerProps {
  searchParams: Promise<RawQuery>;
}

export async function generateMetadata({ searchParams }: SearchAnswerProps): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('siteSearch'), currentLocale()]);
  const query = readQuery(await searchParams);
  return pageMetadata({
    locale,
    path: routes.search,
    title: query ? t('metaTitleFor', { query }) : t('metaTitle'),
    description: t('metaDescription'),
  });
}

export default async function SearchAnswerPage({ searchParams }: SearchAnswerProps) {
  const locale = await currentLocale();
  const query = readQuery(await searchParams);
  const chart = searchChart();
  return (
    <SearchPage locale={locale} islands={allIslands()} chart={chart} query={query}>
      {query ? (
        <SearchResults
          query={query}
          answer={await siteAnswer(locale, query, searchLeads(query, locale, today()))}
          chart={chart}
        />
      ) : null}
    </SearchPage>
  );
}
