'use server';

import { z } from 'zod';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { plainEditForm } from '@/lib/trips/saved-trips/forms';
import { tripDocument } from '@/lib/trips/saved-trips/schema';
import { ownTrip, storeWay, takeBackWay } from '@/lib/trips/saved-trips/writes';
import { tripWaysOn } from './queries';
import { keyOf } from './ways-on';

const rateLimit = { bucket: 'trip-change', max: 300, windowSeconds: 10 * 60 };
const changedElsewhere = () => new ActionFailure('invalid', { document: 'wayChanged' });

const take = definePersonalAction({
  namespace: 'savedTrips',
  schema: plainEditForm.extend({ way: z.string() }),
  rateLimit,
  async run({ id, version, way }, { client }) {
    const trip = await ownTrip(client, id);
    const document = tripDocument.parse(trip);
    // A form that is sent twice takes the way once.
    if (keyOf(document) === way) return { id };
    if (trip.version !== version) throw changedElsewhere();
    const chosen = tripWaysOn(document)?.ways.find(({ key }) => key === way);
    if (!chosen) throw new ActionFailure('invalid', { document: 'wayGone' });
    const saved = await storeWay(client, id, trip, chosen.document);
    if (saved === 'conflict') throw changedElsewhere();
    return { id };
  },
});

const takeBack = definePersonalAction({
  namespace: 'savedTrips',
  schema: plainEditForm,
  rateLimit,
  async run({ id, version }, { client }) {
    if ((await takeBackWay(client, id, version)) === 'conflict') throw changedElsewhere();
    return { id };
  },
});

/**
 * Changes a trip to one of its ways on and leads back to its page, with and without JavaScript. Fields: `id`,
 * `version` from which the page was made, `way` (its key).
 */
export async function sendWayOn(form: FormData): Promise<void> {
  const result = await take(form);
  await answerForm(form, { result, fields: { done: 'taken' } });
}

/** Restores the trip before its last way on. Fields: `id`, `version`. */
export async function sendTakeBack(form: FormData): Promise<void> {
  const result = await takeBack(form);
  await answerForm(form, { result, fields: { done: 'takenBack' } });
}
