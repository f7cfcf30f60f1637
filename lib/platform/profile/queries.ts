import 'server-only';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { recoveryCodesOf } from '@/lib/platform/auth/recovery-codes';
import { serviceOffers } from '@/lib/platform/auth/service-features';
import { type Answer, recordFrom } from '@/lib/platform/supabase/answer';
import { hasSecondStep } from '@/lib/platform/supabase/assurance';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { isAirportCode } from './airports';
import { passkeysOf } from './passkeys';
import { keepsPictures } from './picture-storage';
import { pictureAddress } from './rules';
import { namedSessionsOf } from './sessions';
import type { Account, Preferences } from './types';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

interface ProfileRow {
  locale: string;
  home_airport: string | null;
  units: string;
}

/** Our type from a row of `profiles`. */
const preferencesFrom = (row: ProfileRow): Preferences => ({
  locale: localeFrom(row.locale),
  homeAirport: isAirportCode(row.home_airport) ? row.home_airport : null,
  units: row.units === 'imperial' ? 'imperial' : 'metric',
});

/** Preferences of a person; missing if none are saved. `client` acts as the person. Source: table `profiles`. */
export function preferencesOf(
  client: DatabaseClient,
  userId: string,
): Promise<Answer<Preferences>> {
  const query = client
    .from('profiles')
    .select('locale, home_airport, units')
    .eq('user_id', userId)
    .maybeSingle();
  return recordFrom('profiles', query, preferencesFrom);
}

/** The account of the person `client` acts as. Source: the Auth API's `GET /user`, the table `profiles`. */
export async function accountOf(
  client: DatabaseClient,
  userId: string,
  pageLocale: Locale,
): Promise<Answer<Account>> {
  const [{ data }, preferences, hasPictureStorage, isOffered, sessions, recoveryCodes, passkeys] =
    await Promise.all([
      client.auth.getUser(),
      preferencesOf(client, userId),
      keepsPictures(userId),
      serviceOffers('secondStep'),
      namedSessionsOf(client),
      recoveryCodesOf(userId),
      passkeysOf(client),
    ]);
  if (!data.user || preferences.state === 'unavailable') return { state: 'unavailable' };
  const { id, email = '', new_email, created_at, user_metadata } = data.user;
  const without = isOffered ? 'off' : 'not offered';
  const account: Account = {
    id,
    email,
    newEmail: text(new_email) || undefined,
    name: text(user_metadata.full_name),
    displayName: text(user_metadata.display_name),
    picture: pictureAddress(user_metadata.avatar_url),
    createdAt: created_at,
    hasPictureStorage,
    secondStep: hasSecondStep(data.user) ? 'on' : without,
    passkeys,
    recoveryCodes,
    sessions: sessions.state === 'found' ? sessions.data : undefined,
    preferences:
      preferences.state === 'found'
        ? preferences.data
        : { locale: pageLocale, homeAirport: null, units: 'metric' },
  };
  return { state: 'found', data: account };
}
