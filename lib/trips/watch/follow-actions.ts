'use server';

import { refresh } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import {
  ActionFailure,
  type ActionResult,
  BackendUnavailable,
} from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import type { FollowsState } from '@/lib/platform/profile/form-state';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { fault } from '@/lib/trips/saved-trips/fields';
import { linkForm } from '@/lib/trips/saved-trips/forms';
import { tokenPattern } from '@/lib/trips/saved-trips/schema';
import { deviceField, keepDevice } from './device-form';

const limit = { bucket: 'trip-follow', max: 60, windowSeconds: 10 * 60 };
/** `id` is the token of the link. */
const followForm = linkForm.extend({
  id: z.string(fault('documentInvalid')).regex(tokenPattern, fault('documentInvalid')),
});

async function follow(
  client: DatabaseClient,
  locale: Locale,
  token: string,
  { mails, pushes }: { mails?: boolean; pushes?: boolean },
): Promise<{ id: string }> {
  const { data, error } = await client.rpc('follow_trip', {
    token,
    by_mail: mails ?? null,
    by_push: pushes ?? null,
    in_locale: locale,
  });
  if (error?.code === '42501') throw new ActionFailure('signedOut');
  if (error) throw new BackendUnavailable(`follow_trip: ${error.code} ${error.message}`);
  if (data === 'missing') throw new ActionFailure('missing');
  if (data === 'own' || data === 'full') {
    const t = await getTranslations({ locale, namespace: 'tripWatch.follow' });
    throw new ActionFailure('invalid', {}, t(data));
  }
  return { id: token };
}

const byMail = definePersonalAction({
  namespace: 'savedTrips',
  schema: followForm,
  rateLimit: limit,
  run: ({ id, on }, { client, locale }) => follow(client, locale, id, { mails: on }),
});

const byPush = definePersonalAction({
  namespace: 'savedTrips',
  schema: followForm.extend({ device: deviceField }),
  rateLimit: limit,
  async run({ id, on, device }, { client, locale }) {
    if (device) await keepDevice(client, device);
    return follow(client, locale, id, { pushes: on });
  },
});

const stop = definePersonalAction({
  namespace: 'savedTrips',
  schema: z.object({ follow: z.guid(fault('documentInvalid')) }),
  rateLimit: limit,
  async run({ follow: of_follow }, { client }) {
    // One that is over already counts as success.
    const { error } = await client.rpc('unfollow_trip', { of_follow });
    if (error?.code === '42501') throw new ActionFailure('signedOut');
    if (error) throw new BackendUnavailable(`unfollow_trip: ${error.code} ${error.message}`);
    return null;
  },
});

type FollowResult = ActionResult<{ id: string }>;

/** Switches the mails about a shared trip. Fields: `id`, the token of its link, and `on`. */
export async function followByMail(_: unknown, form: FormData): Promise<FollowResult> {
  const result = await byMail(form);
  if (result.ok && !isWithoutScript(form)) refresh();
  return (await answerForm(form, { result })).result;
}

/** The same for push messages; `device` is the subscription of the browser that asks, where it has one. */
export async function followByPush(_: unknown, form: FormData): Promise<FollowResult> {
  const result = await byPush(form);
  if (result.ok) refresh();
  return result;
}

/** Ends a following. Field: `follow`, its id. */
export async function stopFollowing(_: FollowsState, form: FormData): Promise<FollowsState> {
  const result = await stop(form);
  if (result.ok && !isWithoutScript(form)) refresh();
  return answerForm(form, { result, fields: null });
}
