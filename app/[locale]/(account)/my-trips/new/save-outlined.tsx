import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { SavingForm, type SavingFormProps } from '@/components/saved-trips/new/saving-form';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { sendNewTrip } from '@/lib/trips/saved-trips/actions';
import { NewTripFrame } from './new-trip-frame';
import { newTripProps, outcomeTexts } from './new-trip-props';

interface SaveOutlinedProps extends Pick<SavingFormProps, 'source'> {
  locale: Locale;
  /** Source of the trip; selects the messages and the key under which the form keeps its input. */
  kind: 'plan' | 'budget';
  /** Address of this page, to return to. */
  href: string;
  /** Suggested title. */
  title: string;
  /** Summary of the trip to save. */
  outline: ReactNode;
  /** Site path of the page that the trip comes from. */
  back: string;
}

/** Summarises a trip and saves it under a title. */
export async function SaveOutlined(props: SaveOutlinedProps) {
  const { locale, kind, href, source, title, outline, back } = props;
  const t = await getTranslations('savedTrips.new');
  return (
    <NewTripFrame title={t(`${kind}.title`)} intro={t(`${kind}.intro`)}>
      <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {outline}
        <div>
          <SavingForm
            {...(await newTripProps(`save-${kind}`, href, locale))}
            action={sendNewTrip}
            source={source}
            title={title}
            texts={{
              name: t('name'),
              save: t('plan.save'),
              saving: t('plan.saving'),
              ...(await outcomeTexts()),
            }}
          />
          <p className="mt-6">
            <SiteLink href={back} className="text-link inline-block py-2 font-ui">
              {t(`${kind}.back`)}
            </SiteLink>
          </p>
        </div>
      </div>
    </NewTripFrame>
  );
}
