import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { DirectConnection } from '@/lib/sea/ferries/connections/direct-connections';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import { searchLink } from '@/lib/sea/ferries/search/address';
import type { OpenEnd } from '@/lib/sea/ferries/search/open-end';
import type { Network } from '@/lib/sea/timetable/network';

interface OpenEndChoicesProps {
  locale: Locale;
  network: Network;
  openEnd: OpenEnd;
  connections: readonly DirectConnection[];
}

/** Direct connections from, or to, the one port of the query. Each links to its next boats. */
export async function OpenEndChoices(props: OpenEndChoicesProps) {
  const { locale, network, openEnd, connections } = props;
  const t = await getTranslations('ferrySearch.results.open');
  const { named, end } = openEnd;
  if (connections.length === 0) return null;
  return (
    <section aria-labelledby="direct" className="mt-12">
      <h2 id="direct">{t(`${named}.direct`, placeArguments('place', end.name[locale], locale))}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-12 border-b border-rule md:grid-cols-2">
        {connections.map(({ place, minutes, fromCents }) => (
          <li
            key={place.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 border-t border-rule py-3 font-ui hover:bg-deep sm:grid-cols-[minmax(0,1fr)_auto_6.5rem]"
          >
            <SiteLink
              href={searchLink(
                named === 'from' ? { from: end.id, to: place.id } : { from: place.id, to: end.id },
              )}
              className="justify-self-start text-lg underline decoration-rule underline-offset-4 after:absolute after:inset-0"
            >
              {place.name[locale]}
            </SiteLink>
            <span className="whitespace-nowrap text-ink-2 tabular-nums max-sm:row-start-2 max-sm:text-sm">
              {t('hours', { range: hoursRange(minutes) })}
            </span>
            <span className="text-end whitespace-nowrap tabular-nums">
              {fromCents === null ? null : t('price', { price: formatEuros(fromCents, locale) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="measure mt-3 font-ui text-sm text-ink-2">{t('note')}</p>
      <div className="mt-6">
        <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
      </div>
    </section>
  );
}
