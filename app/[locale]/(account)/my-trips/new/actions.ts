'use server';

import { islandsOf } from '@/components/saved-trips/new/row-names';
import { sendNewTrip } from '@/lib/trips/saved-trips/actions';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';

/**
 * Creates a trip from a form with rows of islands. Joins the rows into one list here, so that the
 * form works without JavaScript.
 */
export async function sendRows(previous: TripFormState, form: FormData): Promise<TripFormState> {
  const islands = islandsOf(form);
  if (islands) form.set('islands', islands);
  return sendNewTrip(previous, form);
}
