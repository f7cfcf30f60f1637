import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { NewTripForm } from '@/components/saved-trips/new/new-trip-form';
import { mostRows } from '@/components/saved-trips/new/row-names';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { sendRows } from './actions';
import { NewTripFrame } from './new-trip-frame';
import { newTripProps, outcomeTexts } from './new-trip-props';

/** Form for an empty trip: title, first day and islands. */
export async function EmptyTrip({ locale }: { locale: Locale }) {
  const t = await getTranslations('savedTrips.new');
  const islands = islandSlugs
    .map((slug) => ({ value: slug, label: islandName(slug, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const numbers = Array.from({ length: mostRows }, (_, index) => index + 1);
  const page = localizePath(routes.newTrip, locale);
  return (
    <NewTripFrame title={t('title')} intro={t('intro')}>
      <div className="max-w-2xl">
        <p className="mb-8 font-ui text-ink-2">
          {t('plannerTip')}{' '}
          <SiteLink href={routes.tripPlannerLegacy} className="text-link inline-block py-1">
            {t('plannerLink')}
          </SiteLink>
        </p>
        <NewTripForm
          {...(await newTripProps('new-trip', page, locale))}
          action={sendRows}
          islands={islands}
          texts={{
            name: t('name'),
            nameHint: t('nameHint'),
            firstDay: t('firstDay'),
            firstDayHint: t('firstDayHint'),
            islands: t('islands'),
            islandsHint: t('islandsHint'),
            moreIslands: t('moreIslands'),
            noIsland: t('noIsland'),
            nights: t('nights'),
            islandLabels: numbers.map((number) => t('island', { number })),
            nightsLabels: numbers.map((number) => t('nightsOf', { number })),
            create: t('create'),
            creating: t('creating'),
            ...(await outcomeTexts()),
          }}
        />
      </div>
    </NewTripFrame>
  );
}
