'use client';

import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { languageHref, rememberLanguage } from './language';
import { showToast } from './toast-store';

interface LanguageChoice {
  /** Label of the button: EN, GR, DE, FR. */
  mark: string;
  /** The language in itself: English, Ελληνικά. */
  name: string;
  /** Absent where the site is not written in that language. */
  locale?: Locale;
}

interface LanguageButtonsProps {
  label: string;
  current: Locale;
  choices: LanguageChoice[];
  unavailable: string;
}

/**
 * The language buttons of the footer. Without JavaScript the form asks the server for the language, which leads
 * back to the page the browser says it was sent from.
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
              formAction={locale === 'en' ? '/' : `/${locale}`}
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
