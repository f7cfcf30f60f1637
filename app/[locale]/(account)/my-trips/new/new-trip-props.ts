import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { signInAddress } from '@/lib/platform/auth/next-path';
import { emptyTripForm } from '@/lib/trips/saved-trips/form-state';

/**
 * Common props of the forms for a new trip: `name` is the name of the form, `href` the address of
 * its page.
 */
export async function newTripProps(name: string, href: string, locale: Locale) {
  return {
    locale,
    kept: await keptAnswer(name, href, emptyTripForm),
    once: crypto.randomUUID(),
    signInHref: signInAddress(href, locale),
  };
}

/** Messages for every result of such a form. */
export async function outcomeTexts() {
  const [t, save] = await Promise.all([
    getTranslations('savedTrips.new'),
    getTranslations('savedTrips.editor.save'),
  ]);
  return {
    failed: t('failed'),
    unansweredTitle: t('unansweredTitle'),
    unanswered: t('unanswered'),
    signIn: save('signIn'),
    leave: save('leave'),
    slow: t('slow'),
    saved: t('saved'),
  };
}
