'use client';

import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { languageHref, rememberLanguage } from './language';
import { showToast } from './toast-store';

interface LanguageChoice {
  /** Abbreviation on the button: EN, GR, DE, FR. */
  mark: string;
  /** Native name of the language: English, Ελληνικά. */
  name: string;
  /** Undefined for a language without translation. */
  locale?: Locale;
}

interface LanguageButtonsProps {
  label: string;
  current: Locale;
  choices: LanguageChoice[];
  unavailable: string;
}

/**
 * Language buttons of the footer. Without JavaScript the form asks the server for the language,
 * which redirects to the page in the `Referer` header.
 */
export function LanguageButtons({ label, current, choices, unavailable }: LanguageButtonsProps) {
  function change(event: MouseEvent, locale: Locale) {
    event.preventDefault();
    if (locale === current) return;
    rememberLanguage(locale);
    window.location.assign(languageHref(window.location, locale));
  }

  return (
    <form>
      <fieldset className="flex flex-wrap gap-2 max-sm:max-w-28">
        <legend className="sr-only">{label}</legend>
        {choices.map(({ mark, name, locale }) =>
          locale ? (
            <button
              key={mark}
              type="submit"
              name="lng"
              value={locale}
              formAction={localizePath('/', locale)}
              aria-pressed={locale === current}
              title={name}
              onClick={(event) => change(event, locale)}
              className="language-mark"
            >
              {mark}
            </button>
          ) : (
            <button
              key={mark}
              type="button"
              title={name}
              onClick={() => showToast({ message: unavailable })}
              className="language-mark"
            >
              {mark}
            </button>
          ),
        )}
      </fieldset>
    </form>
  );
}
