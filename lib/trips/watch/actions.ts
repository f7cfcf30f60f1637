'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/platform/actions/result';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { linkForm } from '@/lib/trips/saved-trips/forms';
import { changeTrip } from '@/lib/trips/saved-trips/writes';

const choose = definePersonalAction({
  namespace: 'savedTrips',
  schema: linkForm.extend({ all: z.literal('true').optional() }),
  rateLimit: { bucket: 'trip-change', max: 300, windowSeconds: 10 * 60 },
  async run({ id, on, all }, { client, locale, user }) {
    await changeTrip(client, id, { mails: on, mail_locale: locale });
    if (!all) return { id };
    const { data: known } = await client.from('profiles').select('locale').maybeSingle();
    const row = { user_id: user.id, locale: known?.locale ?? locale, trip_mails: on };
    // Choices of single trips give way to that for all of them.
    const [profile, trips] = await Promise.all([
      client.from('profiles').upsert(row),
      client.from('trips').update({ mails: null }).neq('id', id),
    ]);
    const error = profile.error ?? trips.error;
    if (error) throw new BackendUnavailable(`mails: ${error.code} ${error.message}`);
    return { id };
  },
});

/** Switches the mails about a trip. Fields: `id`, `on`, and `all` for all trips of the person. */
export async function setTripMails(form: FormData): Promise<ActionResult<{ id: string }>> {
  return choose(form);
}
