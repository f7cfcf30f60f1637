'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { typed } from '@/lib/foundation/http/form';
import { localeCookie } from '@/lib/foundation/i18n/detect';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { routes } from '@/lib/platform/routes/register';
import type { PreferencesState } from '../form-state';
import { savingLimit } from '../limits';
import { preferencesSchema } from '../schema';

const oneYear = 60 * 60 * 24 * 365;

const save = definePersonalAction({
  namespace: 'profile',
  schema: preferencesSchema,
  rateLimit: { bucket: 'profile-preferences', ...savingLimit },
  async run({ language, homeAirport, units }, { client, user, locale }) {
    const { error } = await client
      .from('profiles')
      .upsert({ user_id: user.id, locale: language, home_airport: homeAirport, units });
    if (error) throw new BackendUnavailable(`profiles: ${error.code} ${error.message}`);
    const jar = await cookies();
    jar.set(localeCookie, language, { path: '/', maxAge: oneYear, sameSite: 'lax' });
    const href = localizePath(`${routes.profile}#preferences`, language);
    return { href: language === locale ? null : href };
  },
});

/** Saves language, home airport and units. A browser without scripts is led to the page in the new language. */
export async function savePreferences(
  _previous: PreferencesState,
  form: FormData,
): Promise<PreferencesState> {
  const result = await save(form);
  if (result.ok && result.data.href && isWithoutScript(form)) {
    await forgetAnswer();
    redirect(result.data.href.replace('#', '?saved=preferences#'));
  }
  return answerForm(form, {
    result,
    fields: {
      language: typed(form, 'language'),
      homeAirport: typed(form, 'homeAirport'),
      units: typed(form, 'units'),
    },
  });
}
