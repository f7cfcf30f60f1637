import { getTranslations } from 'next-intl/server';
import { formatAsOf } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { FareOrigin } from '@/lib/sea/timetable/types';

interface FareOriginsProps {
  locale: Locale;
  /** Each once. */
  origins: readonly FareOrigin[];
  /** True if one of the boats is a fast one, whose fares vary most. */
  isFast: boolean;
}

/** Dates of fares, and which of them are estimates. Empty if the feed does not say. */
export async function FareOrigins({ locale, origins, isFast }: FareOriginsProps) {
  if (origins.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'ferries.fares' });
  const words = origins.map(({ basis, asOf }) =>
    t(basis === 'estimate' ? 'estimate' : 'printed', { date: formatAsOf(asOf, locale) }),
  );
  return (
    <p data-fare-origins="" className="mt-2 font-ui text-sm text-ink-2">
      {t('origins', { origins: words.join(', ') })} {isFast ? t('fast') : null}
    </p>
  );
}
