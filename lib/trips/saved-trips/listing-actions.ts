'use server';

import { redirect } from 'next/navigation';
import { localeOf, texts } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { routes } from '@/lib/platform/routes/register';
import { withListing } from './add-listing';
import type { TripFormState } from './form-state';
import { addListingForm } from './listing-forms';
import { listingToAdd } from './listings';
import { ownTrip, storeOver } from './writes';

/** Number of attempts, when other saves interfere, before the person is asked to try again. */
const attempts = 3;

const add = definePersonalAction({
  namespace: 'savedTrips',
  schema: addListingForm,
  rateLimit: { bucket: 'trip-change', max: 300, windowSeconds: 10 * 60 },
  async run({ id, listing, place }, { client, locale }) {
    const added = await listingToAdd(listing, locale);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const trip = await ownTrip(client, id);
      const next = withListing(trip, added, place);
      if ('fault' in next) throw new ActionFailure('invalid', { place: next.fault });
      if (next.trip === trip) return { id };
      const saved = await storeOver(client, id, trip.version, next.trip);
      if (saved !== 'conflict') return { id };
    }
    throw new ActionFailure('unavailable');
  },
});

/**
 * Puts a listing into a trip, once however often it is sent, and leads there. For useActionState, with and without
 * JavaScript. Fields: `id` of the trip, `listing` (`activity/<slug>`), `place` (see `placeName`).
 */
export async function sendAddListing(
  _previous: TripFormState,
  form: FormData,
): Promise<TripFormState> {
  const result = await add(form);
  if (!result.ok) {
    const { [plainPostField]: _mark, ...fields } = texts(form);
    return answerForm(form, { result, fields });
  }
  await forgetAnswer();
  redirect(localizePath(routes.trip(result.data.id), localeOf(form)));
}
