import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { SavingForm, type SavingFormProps } from '@/components/trips/new/saving-form';
import type { Locale } from '@/lib/i18n/locales';
import { sendNewTrip } from '@/lib/trips/actions';
import { NewTripFrame } from './new-trip-frame';
import { newTripProps, outcomeTexts } from './new-trip-props';

interface SaveOutlinedProps extends Pick<SavingFormProps, 'source'> {
  locale: Locale;
  /** What is saved: its words in the messages, and the name under which the form keeps what was entered. */
  kind: 'plan' | 'budget';
  /** Address of this page, to come back to. */
  href: string;
  /** The title it is saved under, until another one is entered. */
  title: string;
  /** What is saved, in short. */
  outline: ReactNode;
  /** Site path of the page it comes from. */
  back: string;
}

/** A trip in short, to be saved under a title. */
export async function SaveOutlined(props: SaveOutlinedProps) {
  const { locale, kind, href, source, title, outline, back } = props;
  const t = await getTranslations('trips.new');
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
