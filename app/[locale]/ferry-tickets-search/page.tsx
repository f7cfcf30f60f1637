import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { AskAgain } from '@/components/ferries/ask-again';
import { OpenEndChoices } from '@/components/ferries/open-end-choices';
import { SearchResults } from '@/components/ferries/search-results';
import { searchTitle } from '@/components/ferries/search-title';
import { TooManySearches } from '@/components/ferries/too-many-searches';
import { DocumentStatus } from '@/components/seo/document-status';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { refusalOf } from '@/lib/platform/operations/refusal';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { directConnections } from '@/lib/sea/ferries/connections/queries';
import { openDays } from '@/lib/sea/ferries/search/days';
import { withNewLeg } from '@/lib/sea/ferries/search/new-leg';
import { openEnd } from '@/lib/sea/ferries/search/open-end';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { readShown } from '@/lib/sea/ferries/search/shown';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { SailingWeather } from './sailing-weather';

/** Rendered completely on each request, so that results can be read without JavaScript. */
export const instant = false;
type Props = PageProps<'/[locale]/ferry-tickets-search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const locale = await currentLocale();
  return pageMetadata({
    locale,
    path: routes.ferryTicketsSearch,
    ...(await searchTitle(withNewLeg(await searchParams), ferryNetwork(), locale)),
  });
}

export default async function FerrySearchPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const query = withNewLeg(await searchParams);
  // The rate limit reads the clock, which is only available on a request.
  await connection();
  const outcome = await searchFerries.run(query, { headers: await headers() });
  if (outcome.state === 'wait') {
    return (
      <>
        <DocumentStatus refusal={refusalOf(outcome)} />
        <TooManySearches seconds={outcome.seconds} />
      </>
    );
  }
  if (outcome.state === 'ok') {
    const { result } = outcome;
    const weather = <SailingWeather search={result.search} locale={locale} />;
    return <SearchResults {...{ locale, result, weather }} shown={readShown(query)} />;
  }
  const network = ferryNetwork();
  const open = openDays(network.timetable, Math.floor(now()));
  const named = openEnd(query, network);
  return (
    <AskAgain {...{ locale, network, open, query }} faults={outcome.faults} openEnd={named}>
      {named ? (
        <OpenEndChoices
          {...{ locale, network }}
          openEnd={named}
          connections={directConnections(named.stationId, named.named)}
        />
      ) : null}
    </AskAgain>
  );
}
