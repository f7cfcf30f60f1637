import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { recoveryCodesOf } from '@/lib/platform/auth/recovery-codes';
import { serviceOffers } from '@/lib/platform/auth/service-features';
import { type Answer, recordFrom, recordsFrom } from '@/lib/platform/supabase/answer';
import { hasSecondFactor } from '@/lib/platform/supabase/assurance';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { instantSchema } from '@/lib/platform/supabase/instant';
import { isAirportCode } from './airports';
import { browserName } from './browser-name';
import { keepsPictures } from './picture-storage';
import { pictureAddress } from './rules';
import type { Account, NamedSession, Preferences } from './types';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

interface ProfileRow {
  locale: string;
  home_airport: string | null;
  units: string;
  trip_mails: boolean;
  trip_pushes: boolean;
}

/** Our type from a row of `profiles`. */
const preferencesFrom = (row: ProfileRow): Preferences => ({
  locale: localeFrom(row.locale),
  homeAirport: isAirportCode(row.home_airport) ? row.home_airport : null,
  units: row.units === 'imperial' ? 'imperial' : 'metric',
  tripMails: row.trip_mails,
  tripPushes: row.trip_pushes,
});

/** Preferences of a person; missing if none are saved. `client` acts as the person. Source: table `profiles`. */
export function preferencesOf(
  client: DatabaseClient,
  userId: string,
): Promise<Answer<Preferences>> {
  const query = client
    .from('profiles')
    .select('locale, home_airport, units, trip_mails, trip_pushes')
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
      serviceOffers('secondFactor'),
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
    secondFactor: hasSecondFactor(data.user) ? 'on' : without,
    passkeys,
    recoveryCodes,
    sessions: sessions.state === 'found' ? sessions.data : undefined,
    preferences:
      preferences.state === 'found'
        ? preferences.data
        : {
            locale: pageLocale,
            ...{ homeAirport: null, units: 'metric', tripMails: false, tripPushes: false },
          },
  };
  return { state: 'found', data: account };
}

/**
 * Passkeys of the person for whom `client` acts, the oldest first. Source: Supabase Auth, `GET /passkeys`; hosted
 * projects have them where they are turned on, the embedded service has none.
 */
async function passkeysOf({ auth }: DatabaseClient): Promise<Account['passkeys']> {
  if (!(await serviceOffers('passkeys'))) return 'not offered';
  const { data, error } = await auth.passkey.list();
  if (error) return undefined;
  return data
    .map(({ id, friendly_name, created_at, last_used_at }) => ({
      id,
      name: friendly_name?.trim() || undefined,
      createdAt: created_at,
      usedAt: last_used_at,
    }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

const sessionRow = z.object({
  id: z.uuid(),
  started_at: instantSchema,
  renewed_at: instantSchema,
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});

/** Converts a row to our type; for the current session, `agent` is more recent. */
function sessionFrom(row: unknown, agent: string | null): NamedSession {
  const { id, started_at, renewed_at, user_agent, is_current } = sessionRow.parse(row);
  const named = browserName(is_current ? (agent ?? user_agent) : user_agent);
  return { id, startedAt: started_at, renewedAt: renewed_at, isCurrent: is_current, ...named };
}

/**
 * Sessions of the person for whom `client` acts, this one first, then the latest renewed; at most fifty. Source: the
 * database's `list_sessions`, which reads the auth service's own table.
 */
async function namedSessionsOf(client: DatabaseClient): Promise<Answer<NamedSession[]>> {
  const agent = (await headers()).get('user-agent');
  const query = client.rpc('list_sessions');
  return recordsFrom('list_sessions', query, (row) => sessionFrom(row, agent));
}
