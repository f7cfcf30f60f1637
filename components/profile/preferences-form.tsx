'use client';

import { rememberLanguage } from '@/components/layout/language';
import { SelectField } from '@/components/ui/field';
import { isLocale } from '@/lib/foundation/i18n/locales';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { savePreferences } from '@/lib/platform/profile/actions/preferences';
import type { PreferencesState } from '@/lib/platform/profile/form-state';
import { type Choice, ChoiceField } from './choice-field';
import { SectionForm, type SectionFormTexts } from './section-form';

interface PreferencesFormProps {
  locale: string;
  kept: KeptAnswer<PreferencesState>;
  languages: Choice[];
  units: Choice[];
  airports: Choice[];
  texts: SectionFormTexts & {
    language: string;
    homeAirport: string;
    homeAirportHint: string;
    noAirport: string;
    units: string;
    saved: string;
  };
}

/** Continues in the chosen language with a new document, because the whole page changes. */
function goOn({ result, fields }: PreferencesState) {
  if (isLocale(fields.language)) rememberLanguage(fields.language);
  if (result?.ok && result.data.href) window.location.assign(result.data.href);
}

export function PreferencesForm(props: PreferencesFormProps) {
  const { locale, kept, languages, units, airports, texts } = props;
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={savePreferences}
      kept={kept}
      // After a change of language, the next page shows the message.
      saved={({ result }) => (result?.ok && result.data.href ? null : texts.saved)}
      isBrief
      onSaved={goOn}
    >
      {(state, faults) => (
        <>
          <ChoiceField
            name="language"
            legend={texts.language}
            choices={languages}
            chosen={state.fields.language}
            error={faults.language}
          />
          <SelectField
            // React resets a select to its first option; the new key keeps the chosen one.
            key={state.fields.homeAirport}
            id="profile-home-airport"
            name="homeAirport"
            label={texts.homeAirport}
            hint={texts.homeAirportHint}
            error={faults.homeAirport}
            defaultValue={state.fields.homeAirport}
          >
            <option value="">{texts.noAirport}</option>
            {airports.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <ChoiceField
            name="units"
            legend={texts.units}
            choices={units}
            chosen={state.fields.units}
            error={faults.units}
          />
        </>
      )}
    </SectionForm>
  );
}
