import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';

interface DisruptionsLinkProps {
  /** Id of the place that the page is about. */
  place?: string | undefined;
  locale: Locale;
  /** Time of the news: the page may be older. */
  at: EpochMinutes;
}

/** Line on another page that leads to the disruptions of now. */
export async function DisruptionsLink({ place, locale, at }: DisruptionsLinkProps) {
  const t = await getTranslations({ locale, namespace: 'disruptions.link' });
  const query = place ? `?${new URLSearchParams({ place })}` : '';
  return (
    <aside className="border-b border-rule bg-deep print:hidden" data-testid="disruptions-link">
      <p className="page-grid flex flex-wrap items-center gap-x-4 py-1 font-ui text-sm">
        <span className="font-semibold text-bad">{t('text', { time: formatClock(at) })}</span>
        <SiteLink
          href={`${routes.disruptions}${query}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('action')}
        </SiteLink>
      </p>
    </aside>
  );
}
