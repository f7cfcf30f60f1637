'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { localeOf, texts } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';
import type { ActionResult } from '@/lib/platform/actions/result';
import { ActionFailure } from '@/lib/platform/actions/result';
import { idOfSending } from '@/lib/platform/actions/sending-id';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { routes } from '@/lib/platform/routes/register';
import { documentOfForm } from './create';
import type { TripFormState } from './form-state';
import {
  archiveTripForm,
  createTripForm,
  linkForm,
  renameTripForm,
  saveTripForm,
  tripIdForm,
} from './forms';
import { copyOf } from './rules';
import type { Trip } from './types';
import { changeTrip, newToken, ownTrip, purge, store, storeOver } from './writes';

/** Result of a save: the new version, or the trip as another person saved it meanwhile. */
export type SaveOutcome =
  | { status: 'saved'; version: number }
  | { status: 'conflict'; current: Trip };

const often = { max: 300, windowSeconds: 10 * 60 };
const seldom = { max: 60, windowSeconds: 60 * 60 };

const create = definePersonalAction({
  namespace: 'savedTrips',
  schema: createTripForm,
  rateLimit: { bucket: 'trip-create', ...seldom },
  async run({ once, ...form }, context) {
    const id = once && idOfSending(once, context.user.id, form);
    return { id: await store(await documentOfForm(form, context), context, id) };
  },
});

const save = definePersonalAction({
  namespace: 'savedTrips',
  schema: saveTripForm,
  rateLimit: { bucket: 'trip-save', ...often },
  async run({ id, version, document }, { client }): Promise<SaveOutcome> {
    const saved = await storeOver(client, id, version, document);
    if (saved !== 'conflict') return { status: 'saved', version: saved };
    return { status: 'conflict', current: await ownTrip(client, id) };
  },
});

const rename = definePersonalAction({
  namespace: 'savedTrips',
  schema: renameTripForm,
  rateLimit: { bucket: 'trip-change', ...often },
  async run({ id, title }, { client }) {
    // Saves like any other change, so that an editor open elsewhere notices. Retries after a conflicting save.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const trip = await ownTrip(client, id);
      const saved = await storeOver(client, id, trip.version, { ...trip, title });
      if (saved !== 'conflict') return { id };
    }
    throw new ActionFailure('unavailable');
  },
});

const duplicate = definePersonalAction({
  namespace: 'savedTrips',
  schema: tripIdForm,
  rateLimit: { bucket: 'trip-create', ...seldom },
  async run({ id }, context) {
    const trip = await ownTrip(context.client, id);
    return { id: await store(copyOf(trip, trip.title), context) };
  },
});

const archive = definePersonalAction({
  namespace: 'savedTrips',
  schema: archiveTripForm,
  rateLimit: { bucket: 'trip-change', ...often },
  run: ({ id, archived }, { client }) =>
    changeTrip(client, id, { archived_at: archived ? new Date().toISOString() : null }),
});

const remove = definePersonalAction({
  namespace: 'savedTrips',
  schema: tripIdForm,
  rateLimit: { bucket: 'trip-change', ...often },
  run: ({ id }, { client }) => changeTrip(client, id, { deleted_at: new Date().toISOString() }),
});

const restore = definePersonalAction({
  namespace: 'savedTrips',
  schema: tripIdForm,
  rateLimit: { bucket: 'trip-change', ...often },
  run: ({ id }, { client }) => changeTrip(client, id, { deleted_at: null }, 'deleted'),
});

const purgeOne = definePersonalAction({
  namespace: 'savedTrips',
  schema: tripIdForm,
  rateLimit: { bucket: 'trip-change', ...often },
  run: ({ id }, { client }) => purge(client, id),
});

/** A link that is on keeps its token, so that a noted address still works. */
const shareLink = definePersonalAction({
  namespace: 'savedTrips',
  schema: linkForm,
  rateLimit: { bucket: 'trip-change', ...often },
  async run({ id, on }, { client }) {
    const { shareToken } = await ownTrip(client, id);
    const token = on ? (shareToken ?? newToken()) : null;
    if (token !== shareToken) await changeTrip(client, id, { share_token: token });
    return { token };
  },
});

const calendarLink = definePersonalAction({
  namespace: 'savedTrips',
  schema: linkForm,
  rateLimit: { bucket: 'trip-change', ...often },
  async run({ id, on }, { client }) {
    const { calendarToken } = await ownTrip(client, id);
    const token = on ? (calendarToken ?? newToken()) : null;
    if (token !== calendarToken) await changeTrip(client, id, { calendar_token: token });
    return { token };
  },
});

/**
 * Makes a trip. Fields: `title`; `startDate` and `islands` (`naxos:2,paros:3`), or `plan` (query of the
 * planner), or `copy` (token of a share link), or `listing` (`activity/<slug>`) with the `island` where it can be
 * had on several, or `document` (JSON of a whole trip, which gets ids of its own).
 * With `once`, an id of the page, the same form makes one trip however often it is sent.
 */
export async function createTrip(form: FormData): Promise<ActionResult<{ id: string }>> {
  return create(form);
}

/** Saves a whole trip over `version`. Fields: `id`, `version`, `document` (JSON). */
export async function saveTrip(form: FormData): Promise<ActionResult<SaveOutcome>> {
  return save(form);
}

/** Fields: `id`. Answers the id of the copy. */
export async function duplicateTrip(form: FormData): Promise<ActionResult<{ id: string }>> {
  return duplicate(form);
}

/** Puts a trip among the deleted ones. Fields: `id`. */
export async function deleteTrip(form: FormData): Promise<ActionResult<{ id: string }>> {
  return remove(form);
}

/** Switches the share link. Fields: `id`, `on`. */
export async function setShareLink(
  form: FormData,
): Promise<ActionResult<{ token: string | null }>> {
  return shareLink(form);
}

/** Switches the calendar address. Fields: `id`, `on`. */
export async function setCalendarLink(
  form: FormData,
): Promise<ActionResult<{ token: string | null }>> {
  return calendarLink(form);
}

/** For a form: an error returns the typed values; after a success the page shows the stored ones. */
async function answered(
  run: (form: FormData) => Promise<ActionResult<{ id: string }>>,
  form: FormData,
): Promise<TripFormState> {
  const result = await run(form);
  if (result.ok) {
    await forgetAnswer();
    refresh();
    return { result, fields: {} };
  }
  const { [plainPostField]: _mark, ...fields } = texts(form);
  return answerForm(form, { result, fields });
}

/** For useActionState, with and without JavaScript: leads to the new trip's page. */
export async function sendNewTrip(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  const state = await answered(create, form);
  if (!state.result?.ok) return state;
  redirect(localizePath(routes.trip(state.result.data.id), localeOf(form)));
}

/** {@link renameTrip} for useActionState. */
export async function sendRename(_previous: TripFormState, form: FormData): Promise<TripFormState> {
  return answered(rename, form);
}

/** {@link duplicateTrip} for useActionState. */
export async function sendDuplicate(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  return answered(duplicate, form);
}

/** {@link archiveTrip} for useActionState. */
export async function sendArchive(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  return answered(archive, form);
}

/** {@link deleteTrip} for useActionState. */
export async function sendDelete(_previous: TripFormState, form: FormData): Promise<TripFormState> {
  return answered(remove, form);
}

/** {@link restoreTrip} for useActionState. */
export async function sendRestore(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  return answered(restore, form);
}

/** {@link purgeTrip} for useActionState. */
export async function sendPurge(_previous: TripFormState, form: FormData): Promise<TripFormState> {
  return answered(purgeOne, form);
}
