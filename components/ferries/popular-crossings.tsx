import { getTranslations } from 'next-intl/server';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import type { PopularCrossing } from '@/lib/sea/ferries/search/popular-crossings';

interface PopularCrossingsProps {
  locale: Locale;
  crossings: readonly PopularCrossing[];
}

/** Popular crossings, each with its sailings a week, duration and lowest fare. */
export async function PopularCrossings({ locale, crossings }: PopularCrossingsProps) {
  const t = await getTranslations('ferrySearch.popular');
  const kindNames = await getTranslations('ferries.vesselKinds');
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {crossings.map(({ from, to, date, sailingsAWeek, fromCents, kinds }) => {
        const names = { from: from.name[locale], to: to.name[locale] };
        const search = {
          crossings: [{ from, to, date, purpose: 'outbound' as const }],
          passengers: 1,
          sort: 'departure' as const,
          filter: {},
        };
        return (
          <li
            key={`${from.id}-${to.id}`}
            className="relative border-t border-rule py-4 hover:bg-deep"
          >
            <div className="flex items-baseline justify-between gap-x-4">
              <h3 className="text-lg leading-tight">
                <a
                  href={localizePath(searchAddress(search), locale)}
                  aria-label={t('link', { ...names, day: formatDay(date, locale) })}
                  className="no-underline after:absolute after:inset-0"
                >
                  {t('route', names)}
                </a>
              </h3>
              <p className="font-ui text-lg whitespace-nowrap tabular-nums">
                {fromCents === null
                  ? t('noFare')
                  : t('from', { price: formatEuros(fromCents, locale) })}
              </p>
            </div>
            <dl className="mt-1.5 font-ui text-sm">
              {kinds.map(({ kind, minutes }) => (
                <div key={kind} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-ink-2">{kindNames(kind)}</dt>
                  <dd className="tabular-nums">{formatDurationRange(minutes, locale)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-1 font-ui text-sm text-ink-2 tabular-nums">
              {t('sailings', { count: sailingsAWeek })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
