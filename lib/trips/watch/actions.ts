'use server';

import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { answerForm } from '@/lib/platform/actions/plain-post';
import type { ActionResult } from '@/lib/platform/actions/result';
import { BackendUnavailable } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import type { AlertsState } from '@/lib/platform/profile/form-state';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { linkForm } from '@/lib/trips/saved-trips/forms';
import { changeTrip } from '@/lib/trips/saved-trips/writes';
import { deviceField, keepDevice } from './device-form';

const limit = { bucket: 'trip-change', max: 300, windowSeconds: 10 * 60 };
const choiceForm = linkForm.extend({ all: z.literal('true').optional() });

/** Chooses channels for all trips. Choices of single trips give way to it, and the watch looks at all of them. */
async function chooseForAll(
  client: DatabaseClient,
  userId: string,
  locale: Locale,
  { mails, pushes }: { mails?: boolean; pushes?: boolean },
): Promise<void> {
  const { data: known } = await client.from('profiles').select('locale').maybeSingle();
  const answers = await Promise.all([
    client.from('profiles').upsert({
      user_id: userId,
      locale: known?.locale ?? locale,
      ...(mails === undefined ? {} : { trip_mails: mails }),
      ...(pushes === undefined ? {} : { trip_pushes: pushes }),
    }),
    client
      .from('trips')
      .update({
        ...(mails === undefined ? {} : { mails: null }),
        ...(pushes === undefined ? {} : { pushes: null }),
      })
      .not('id', 'is', null),
  ]);
  const error = answers.find((answer) => answer.error)?.error;
  if (error) throw new BackendUnavailable(`channels: ${error.code} ${error.message}`);
}

/** A checkbox, which a form leaves out when it is off. */
const isOn = z.preprocess((value) => value === 'true', z.boolean());

const chooseMails = definePersonalAction({
  namespace: 'savedTrips',
  schema: choiceForm,
  rateLimit: limit,
  async run({ id, on, all }, { client, locale, user }) {
    await changeTrip(client, id, { mails: on, mail_locale: locale });
    if (all) await chooseForAll(client, user.id, locale, { mails: on });
    return { id };
  },
});

const choosePushes = definePersonalAction({
  namespace: 'savedTrips',
  schema: choiceForm.extend({ device: deviceField }),
  rateLimit: limit,
  async run({ id, on, all, device }, { client, locale, user }) {
    if (device) await keepDevice(client, device);
    await changeTrip(client, id, { pushes: on, mail_locale: locale });
    if (all) await chooseForAll(client, user.id, locale, { pushes: on });
    return { id };
  },
});

const saveForAll = definePersonalAction({
  namespace: 'profile',
  schema: z.object({ mails: isOn, pushes: isOn }),
  rateLimit: { bucket: 'profile-alerts', max: 30, windowSeconds: 15 * 60 },
  async run(chosen, { client, locale, user }) {
    const { data } = await client.from('profiles').select('trip_mails, trip_pushes').maybeSingle();
    // An unchanged setting leaves the choices of single trips alone.
    const changes = {
      ...(chosen.mails === (data?.trip_mails ?? false) ? {} : { mails: chosen.mails }),
      ...(chosen.pushes === (data?.trip_pushes ?? false) ? {} : { pushes: chosen.pushes }),
    };
    if (Object.keys(changes).length > 0) await chooseForAll(client, user.id, locale, changes);
    return null;
  },
});

/** Chooses the ways by which a person is told of changes of all trips. Fields: `mails` and `pushes`, of checkboxes. */
export async function saveAlerts(_previous: AlertsState, form: FormData): Promise<AlertsState> {
  const result = await saveForAll(form);
  const fields = { mails: form.has('mails'), pushes: form.has('pushes') };
  return answerForm(form, { result, fields });
}

/** Switches the mails about a trip. Fields: `id`, `on`, and `all` for all trips of the person. */
export async function setTripMails(form: FormData): Promise<ActionResult<{ id: string }>> {
  return chooseMails(form);
}

/** The same for push messages; `device` is the subscription of the browser that asks, where it has one. */
export async function setTripPushes(form: FormData): Promise<ActionResult<{ id: string }>> {
  return choosePushes(form);
}
