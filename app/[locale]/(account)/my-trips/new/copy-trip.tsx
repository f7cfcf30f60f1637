import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { SavingForm } from '@/components/saved-trips/new/saving-form';
import { TripOutline } from '@/components/saved-trips/new/trip-outline';
import { TripRefusal } from '@/components/saved-trips/new/trip-refusal';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { sendNewTrip } from '@/lib/trips/saved-trips/actions';
import { readSharedTrip } from '@/lib/trips/saved-trips/queries';
import { NewTripFrame } from './new-trip-frame';
import { newTripProps, outcomeTexts } from './new-trip-props';

interface CopyTripProps {
  locale: Locale;
  /** Share token as it came in the address. */
  token: string;
  /** Address of this page, for retrying and returning. */
  href: string;
}

/** Previews a shared trip and copies it under a title, or explains why that is impossible. */
export async function CopyTrip({ locale, token, href }: CopyTripProps) {
  const t = await getTranslations('savedTrips.new');
  const found = await readSharedTrip(token);
  if (found.state === 'unavailable')
    return <UnavailableScreen words="auth.unavailable" href={href} />;
  if (found.state === 'missing') {
    return (
      <NewTripFrame title={t('badCopy.title')}>
        <TripRefusal
          text={t('badCopy.text')}
          links={[
            { href: routes.newTrip, label: t('badCopy.empty') },
            { href: routes.tripPlannerLegacy, label: t('badCopy.plan') },
          ]}
        />
      </NewTripFrame>
    );
  }
  const trip = found.data;
  return (
    <NewTripFrame title={t('copy.title')} intro={t('copy.intro')}>
      <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <TripOutline locale={locale} trip={trip} />
        <div>
          <SavingForm
            {...(await newTripProps('save-copy', href, locale))}
            action={sendNewTrip}
            source={{ name: 'copy', value: token }}
            title={trip.title}
            texts={{
              name: t('name'),
              save: t('copy.save'),
              saving: t('copy.saving'),
              ...(await outcomeTexts()),
            }}
          />
          <p className="mt-6">
            <SiteLink
              href={routes.sharedTrip(token)}
              className="text-link inline-block py-2 font-ui"
            >
              {t('copy.back')}
            </SiteLink>
          </p>
        </div>
      </div>
    </NewTripFrame>
  );
}
