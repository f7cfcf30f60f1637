'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { LinkResult } from '@/components/saved-trips/editor/link-panel';
import type { MailResult } from '@/components/saved-trips/editor/mail-choice';
import { outcomeAddress } from '@/components/saved-trips/list/list-outcomes';
import { localeOf } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { isWithoutScript } from '@/lib/platform/actions/plain-post-mark';
import { routes } from '@/lib/platform/routes/register';
import {
  deleteTrip,
  duplicateTrip,
  setCalendarLink,
  setShareLink,
} from '@/lib/trips/saved-trips/actions';
import { emptyTripForm, type TripFormState } from '@/lib/trips/saved-trips/form-state';
import { setTripMails, setTripPushes } from '@/lib/trips/watch/actions';

/* Actions of the forms on this page; they behave the same with and without JavaScript. */

/** Switches the share link; the page then shows what is stored. */
export async function sendShareLink(_previous: LinkResult, form: FormData): Promise<LinkResult> {
  const result = await setShareLink(form);
  if (result.ok) refresh();
  return result;
}

/** Switches the calendar address; the page then shows what is stored. */
export async function sendCalendarLink(_previous: LinkResult, form: FormData): Promise<LinkResult> {
  const result = await setCalendarLink(form);
  if (result.ok) refresh();
  return result;
}

/** Switches the mails about changes; the page then shows what is stored. */
export async function sendTripMails(_previous: MailResult, form: FormData): Promise<MailResult> {
  const result = await setTripMails(form);
  if (result.ok && !isWithoutScript(form)) refresh();
  return (await answerForm(form, { result })).result;
}

/** Switches the push messages about changes; the page then shows what is stored. */
export async function sendTripPushes(_previous: MailResult, form: FormData): Promise<MailResult> {
  const result = await setTripPushes(form);
  if (result.ok) refresh();
  return result;
}

/** Copies the trip and opens the copy. */
export async function duplicateAndOpen(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  const result = await duplicateTrip(form);
  if (result.ok) redirect(pathIn(form, routes.trip(result.data.id)));
  return { ...emptyTripForm, result };
}

/** Deletes the trip and redirects to the list, where it can be restored. */
export async function deleteAndLeave(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  const result = await deleteTrip(form);
  if (result.ok) redirect(pathIn(form, outcomeAddress('deleted', result.data.id)));
  return { ...emptyTripForm, result };
}

const pathIn = (form: FormData, path: string) => localizePath(path, localeOf(form));
