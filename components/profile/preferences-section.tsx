import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { languageOf, locales } from '@/lib/foundation/i18n/locales';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { airportsByName } from '@/lib/platform/profile/airports';
import type { PreferencesState } from '@/lib/platform/profile/form-state';
import type { Preferences } from '@/lib/platform/profile/types';
import { AlertsSection } from './alerts-section';
import { PreferencesForm } from './preferences-form';
import { SettingsSection } from './settings-section';

interface PreferencesSectionProps {
  preferences: Preferences;
  /** URL of the page, to which its form returns. */
  page: string;
  /** True after saving a new language without JavaScript. */
  isSaved: boolean;
}

/** Sections for language, home airport and units, and for the ways by which a person is told of changes. */
export async function PreferencesSection({ preferences, page, isSaved }: PreferencesSectionProps) {
  const [t, locale] = await Promise.all([getTranslations('profile.preferences'), currentLocale()]);
  const common = await getTranslations('profile');
  const units = ['metric', 'imperial'] as const;
  const kept = await keptAnswer<PreferencesState>('preferences', page, {
    result: null,
    fields: {
      language: preferences.locale,
      homeAirport: preferences.homeAirport ?? '',
      units: preferences.units,
    },
  });
  return (
    <>
      <SettingsSection id="preferences" title={t('title')} intro={<p>{t('intro')}</p>}>
        {isSaved ? (
          <p role="status" className="mb-5 border-l-2 border-good bg-deep px-5 py-3 font-ui">
            {t('saved')}
          </p>
        ) : null}
        <PreferencesForm
          locale={locale}
          kept={kept}
          languages={locales.map((value) => ({
            value,
            label: languageOf(value).name,
            lang: value,
          }))}
          units={units.map((value) => ({ value, label: t(`unitSystems.${value}`) }))}
          airports={airportsByName(locale).map(({ code, name }) => ({
            value: code,
            label: `${name} (${code})`,
          }))}
          texts={{
            language: t('language'),
            homeAirport: t('homeAirport'),
            homeAirportHint: t('homeAirportHint'),
            noAirport: t('noAirport'),
            units: t('units'),
            save: t('save'),
            saving: common('saving'),
            saved: t('saved'),
          }}
        />
      </SettingsSection>
      <AlertsSection preferences={preferences} page={page} />
    </>
  );
}
