import { getTranslations } from 'next-intl/server';
import { amenities, hotelKinds } from '@/lib/booking/listings/hotels/schema';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { loadMessages } from '@/lib/foundation/i18n/messages';
import type { Option } from './form-texts';
import { PropertyForm } from './property-form';

/** Property form with its messages. The client gets only these, not the catalogue. */
export async function PropertyPanel({ islands }: { islands: readonly Option[] }) {
  const locale = await currentLocale();
  const [t, words, { listProperty }] = await Promise.all([
    getTranslations('listProperty.form'),
    getTranslations('listings'),
    loadMessages(locale),
  ]);
  return (
    <section aria-labelledby="property-form-title">
      <div className="graduated mb-8" aria-hidden="true" />
      <h2 id="property-form-title">{t('title')}</h2>
      <noscript>
        <p className="mt-3 font-ui text-sm text-ink-2">{t('plainHint')}</p>
      </noscript>
      <PropertyForm
        locale={locale}
        texts={listProperty.form}
        faultTexts={listProperty.fields}
        invalid={listProperty.failure.invalid}
        choices={{
          kinds: hotelKinds.map((value) => ({ value, label: words(`hotelKinds.${value}`) })),
          amenities: amenities.map((value) => ({ value, label: words(`amenities.${value}`) })),
          islands,
          seasons: {
            low: words('seasons.low'),
            shoulder: words('seasons.shoulder'),
            high: words('seasons.high'),
            peak: words('seasons.peak'),
          },
        }}
      />
    </section>
  );
}
