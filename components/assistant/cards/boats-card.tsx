import { getTranslations } from 'next-intl/server';
import { NoCrossings } from '@/components/ferries/no-crossings';
import { OfferLists } from '@/components/ferries/offer-lists';
import { CancelledBoats } from '@/components/timetable/cancelled-boats';
import { ExtraBoats } from '@/components/timetable/extra-boats';
import { MissedConnections } from '@/components/timetable/missed-connections';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { SearchResult } from '@/lib/sea/ferries/search/search-result';
import { seasonOn } from '@/lib/sea/timetable/network';

/** Ferry search results, grouped by crossing as on the search page. */
export async function BoatsCard({ result, locale }: { result: SearchResult; locale: Locale }) {
  const t = await getTranslations('ferrySearch.results');
  const { search, crossings, network, at } = result;
  return (
    <>
      {crossings.map((answer, index) => {
        const { from, to, date } = answer.crossing;
        return (
          <section key={`${from.id} ${to.id} ${date}`} className="mb-6">
            <h3 className="log-result-title">
              {t('title', { from: from.name[locale], to: to.name[locale] })}
            </h3>
            <p className="mb-3 font-ui text-ink-2">{formatDay(date, locale, 'long', true)}</p>
            <CancelledBoats
              locale={locale}
              network={network}
              boats={answer.cancelled}
              at={at}
              heading="h4"
            />
            <MissedConnections
              locale={locale}
              network={network}
              missed={answer.missed}
              at={at}
              heading="h4"
            />
            <ExtraBoats
              locale={locale}
              network={network}
              boats={answer.extra}
              at={at}
              heading="h4"
            />
            {answer.offers.length === 0 ? (
              <NoCrossings locale={locale} network={network} search={search} answer={answer} />
            ) : (
              <OfferLists
                locale={locale}
                network={network}
                search={search}
                answer={answer}
                shown={{}}
                at={at}
                number={index + 1}
              />
            )}
          </section>
        );
      })}
      <TimetableLabel
        locale={locale}
        info={network.info}
        loadedAt={network.loadedAt}
        season={seasonOn(network.seasons, search.crossings[0]?.date ?? '')}
      />
    </>
  );
}
