'use server';

import { redirect } from 'next/navigation';
import { type ListOutcome, outcomeAddress } from '@/components/saved-trips/list/list-outcomes';
import { localeOf, typed } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import {
  sendArchive,
  sendDelete,
  sendDuplicate,
  sendPurge,
  sendRename,
  sendRestore,
} from '@/lib/trips/saved-trips/actions';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';

/**
 * After a success, redirects to the list, which reports it with or without JavaScript; an error
 * stays next to its form.
 */
function backToList(
  outcome: ListOutcome,
  { result, fields }: TripFormState,
  form: FormData,
): TripFormState {
  if (!result?.ok) return { result, fields };
  redirect(localizePath(outcomeAddress(outcome, result.data.id), localeOf(form)));
}

export async function renameInList(previous: TripFormState, form: FormData) {
  return backToList('renamed', await sendRename(previous, form), form);
}

export async function duplicateInList(previous: TripFormState, form: FormData) {
  return backToList('copied', await sendDuplicate(previous, form), form);
}

export async function archiveInList(previous: TripFormState, form: FormData) {
  const outcome = typed(form, 'archived') === 'true' ? 'archived' : 'unarchived';
  return backToList(outcome, await sendArchive(previous, form), form);
}

export async function deleteInList(previous: TripFormState, form: FormData) {
  return backToList('deleted', await sendDelete(previous, form), form);
}

export async function restoreInList(previous: TripFormState, form: FormData) {
  return backToList('restored', await sendRestore(previous, form), form);
}

export async function purgeInList(previous: TripFormState, form: FormData) {
  return backToList('purged', await sendPurge(previous, form), form);
}
