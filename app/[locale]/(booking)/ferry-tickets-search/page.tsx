import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { AskAgain } from '@/components/ferries/ask-again';
import { SearchResults } from '@/components/ferries/search-results';
import { TooManySearches } from '@/components/ferries/too-many-searches';
import { withNewLeg } from '@/lib/ferries/search/new-leg';
import { searchFerries } from '@/lib/ferries/search/operation';
import { readSearch } from '@/lib/ferries/search/read-search';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { formatDay } from '@/lib/i18n/format';
import { pageMetadata } from '@/lib/routes/metadata';
import { routes } from '@/lib/routes/register';
import { ferryNetwork } from '@/lib/timetable/queries';

/** Rendered per request, complete: results are read and shared without JavaScript. */
export const instant = false;

interface FerrySearchPageProps {
  searchParams: Promise<RawQuery>;
}

export async function generateMetadata({ searchParams }: FerrySearchPageProps): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('ferryTickets.results'), currentLocale()]);
  const reading = readSearch(withNewLeg(await searchParams), ferryNetwork());
  const first = reading.ok ? reading.search.crossings[0] : undefined;
  return pageMetadata({
    locale,
    path: routes.ferryTicketsSearch,
    title: first
      ? t('metaTitle', {
          from: first.from.name[locale],
          to: first.to.name[locale],
          day: formatDay(first.date, locale, 'long', true),
        })
      : t('metaTitleEmpty'),
    description: t('metaDescription'),
  });
}

export default async function FerrySearchPage({ searchParams }: FerrySearchPageProps) {
  const locale = await currentLocale();
  const query = withNewLeg(await searchParams);
  // The limit reads the clock, which only a request has.
  await connection();
  const outcome = await searchFerries.run(query, { headers: await headers() });
  if (outcome.state === 'wait') return <TooManySearches seconds={outcome.seconds} />;
  if (outcome.state === 'ok') return <SearchResults locale={locale} result={outcome.result} />;
  const { faults } = outcome;
  return <AskAgain locale={locale} network={ferryNetwork()} query={query} faults={faults} />;
}
