import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type TrackingQuery, trackingAddress } from '@/lib/sea/ferries/tracking/address';
import { type TrackingRow, VesselList } from './vessel-list';

interface VesselResultsProps {
  locale: Locale;
  path: string;
  query: TrackingQuery;
  rows: readonly TrackingRow[];
  selected: string | undefined;
  /** True if no ferry is under way. */
  quiet: boolean;
}

/** Matching ferries as an expandable list. */
export async function VesselResults(props: VesselResultsProps) {
  const { locale, path, query, rows, selected, quiet } = props;
  const t = await getTranslations('tracking');
  const { q, at } = query;
  return (
    <>
      <h2 className="mt-8 mb-3 text-xl" aria-live="polite">
        {quiet ? t('quiet.title') : t('list', { count: rows.length })}
      </h2>
      {selected ? (
        <p className="mb-2 font-ui text-sm">
          <SiteLink
            href={trackingAddress(path, { q, at })}
            data-scroll="keep"
            className="inline-flex min-h-11 items-center underline"
          >
            {t('allBoats')}
          </SiteLink>
        </p>
      ) : null}
      {rows.length > 0 ? (
        <p className="flex justify-between pb-1 font-ui text-sm text-ink-2" aria-hidden="true">
          <span>{t('columns.boat')}</span>
          <span>{t('columns.next')}</span>
        </p>
      ) : null}
      {q && rows.length === 0 && !quiet ? <p>{t('find.none', { query: q })}</p> : null}
      <VesselList
        locale={locale}
        rows={rows}
        selected={selected}
        routeHref={(vessel) => trackingAddress(path, { q, at, vessel })}
      />
    </>
  );
}
