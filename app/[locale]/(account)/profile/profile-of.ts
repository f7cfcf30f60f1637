import type { Locale } from '@/lib/foundation/i18n/locales';
import { accountOf } from '@/lib/platform/profile/queries';
import type { Account } from '@/lib/platform/profile/types';
import type { Answer } from '@/lib/platform/supabase/answer';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { type FollowedTrip, followedTrips } from '@/lib/trips/watch/follow-queries';

interface Profile {
  account: Account;
  /** Undefined where they cannot be read. */
  follows: FollowedTrip[] | undefined;
}

/** All that the profile shows of the person for whom `client` acts. */
export async function profileOf(
  client: DatabaseClient,
  userId: string,
  locale: Locale,
): Promise<Answer<Profile>> {
  const [account, follows] = await Promise.all([
    accountOf(client, userId, locale),
    followedTrips(client),
  ]);
  if (account.state !== 'found') return account;
  const data = {
    account: account.data,
    follows: follows.state === 'found' ? follows.data : undefined,
  };
  return { state: 'found', data };
}
