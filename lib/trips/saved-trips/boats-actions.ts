'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { localeOf, texts } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { routes } from '@/lib/platform/routes/register';
import { withBoats } from './add-boats';
import { addBoatsForm } from './boats-form';
import type { TripFormState } from './form-state';
import { journeyOf } from './journey-reference';
import { tripPlaces } from './trip-places';
import { ownTrip, storeOver } from './writes';

/** Number of attempts, when other saves interfere, before the person is asked to try again. */
const attempts = 3;

const add = definePersonalAction({
  namespace: 'savedTrips',
  schema: addBoatsForm,
  rateLimit: { bucket: 'trip-change', max: 300, windowSeconds: 10 * 60 },
  async run({ id, boats }, { client }) {
    const found = await journeyOf(boats, await headers());
    if (found.state === 'wait') throw new ActionFailure('rateLimited');
    if (found.state === 'missing') throw new ActionFailure('invalid', { boats: 'boatsMissing' });
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const trip = await ownTrip(client, id);
      const next = withBoats(trip, found.journey.sailings, tripPlaces());
      if ('fault' in next) throw new ActionFailure('invalid', { id: next.fault });
      const saved = await storeOver(client, id, trip.version, next.trip);
      if (saved !== 'conflict') return { id };
    }
    throw new ActionFailure('unavailable');
  },
});

/**
 * Puts the boats of a journey into a trip and leads there. For useActionState, with and without
 * JavaScript. Fields: `id` of the trip, `boats` (query of a search with `journey`).
 */
export async function sendAddBoats(
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
