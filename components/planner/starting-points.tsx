import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { daysBetween } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { islandName } from '@/lib/records/charts/island-names';
import { startingPoints, startingRequest } from '@/lib/sea/planner/plan-request/starting-points';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';

/** Example tours, each an ordinary URL of the planner. */
export async function StartingPoints({ locale, firstDay }: { locale: Locale; firstDay: IsoDate }) {
  const t = await getTranslations('planner.starts');
  return (
    <section aria-labelledby="starts" className="pb-10">
      <h2 id="starts">{t('title')}</h2>
      <ul className="mt-4 grid gap-x-8 border-b border-rule sm:grid-cols-2 lg:grid-cols-4">
        {startingPoints.map((point) => {
          const request = startingRequest(point, firstDay);
          const days = daysBetween(firstDay, request.lastDay) + 1;
          return (
            <li key={point} className="border-t border-rule">
              <SiteLink href={planAddress(request)} className="group block h-full pt-3 pb-5">
                <span className="block font-display text-lg leading-tight group-hover:text-accent">
                  {t(`${point}.name`)}
                </span>
                <span className="mt-1 block font-ui text-sm leading-snug text-ink-2">
                  {request.islands.map(({ island }) => islandName(island, locale)).join(', ')}
                  {'. '}
                  {t('upTo', { days })}
                </span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
