import 'server-only';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { DatabaseClient } from '@/lib/supabase/client';
import { isAirportCode } from './airports';
import { pictureAddress } from './rules';
import type { Account, Preferences } from './types';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

interface ProfileRow {
  locale: string;
  home_airport: string | null;
  units: string;
}

/** Our type from a row of `profiles`. */
const preferencesFrom = (row: ProfileRow): Preferences => ({
  locale: isLocale(row.locale) ? row.locale : defaultLocale,
  homeAirport: isAirportCode(row.home_airport) ? row.home_airport : null,
  units: row.units === 'imperial' ? 'imperial' : 'metric',
});

/**
 * What a person has chosen, null when nothing yet, undefined when the backend does not answer. `client`
 * acts as the person. Source: table `profiles`.
 */
export async function preferencesOf(
  client: DatabaseClient,
  userId: string,
): Promise<Preferences | null | undefined> {
  const { data, error } = await client
    .from('profiles')
    .select('locale, home_airport, units')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) return undefined;
  return data && preferencesFrom(data);
}

/**
 * The account of the person `client` acts as; undefined when the backend does not answer. Source: the Auth
 * API's `GET /user` and the table `profiles`.
 */
export async function accountOf(
  client: DatabaseClient,
  userId: string,
  pageLocale: Locale,
): Promise<Account | undefined> {
  const [{ data }, preferences] = await Promise.all([
    client.auth.getUser(),
    preferencesOf(client, userId),
  ]);
  if (!data.user || preferences === undefined) return undefined;
  const { id, email = '', new_email, created_at, user_metadata } = data.user;
  return {
    id,
    email,
    newEmail: text(new_email) || undefined,
    name: text(user_metadata.full_name),
    displayName: text(user_metadata.display_name),
    picture: pictureAddress(user_metadata.avatar_url),
    createdAt: created_at,
    preferences: preferences ?? { locale: pageLocale, homeAirport: null, units: 'metric' },
  };
}
