'use server';

import { texts } from '@/lib/foundation/http/form';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { plainEditForm } from './forms';
import { changedByForm } from './plain-edit';
import { tripDocument } from './schema';
import { tripPlaces } from './trip-places';
import { ownTrip, storeOver } from './writes';

const change = definePersonalAction({
  namespace: 'savedTrips',
  schema: plainEditForm,
  rateLimit: { bucket: 'trip-save', max: 300, windowSeconds: 10 * 60 },
  async run({ id, version, ...fields }, { client }) {
    const trip = await ownTrip(client, id);
    const { legs, ...next } = changedByForm(trip, fields as Record<string, string>, tripPlaces());
    const read = tripDocument.safeParse({ ...next, legs });
    if (!read.success) {
      const { path: [field] = [], message } = read.error.issues[0] ?? {};
      const name = field === 'title' || field === 'startDate' ? field : 'document';
      throw new ActionFailure('invalid', { [name]: message as 'documentInvalid' });
    }
    // Compares with the version that the form was drawn from, so that nothing is overwritten unseen.
    const saved = await storeOver(client, id, version, read.data);
    if (saved === 'conflict') throw new ActionFailure('invalid', { document: 'changedElsewhere' });
    return { id };
  },
});

/**
 * Changes a trip by a form without JavaScript (`plainNames`, with `id`, `version`, `title` and
 * `startDate`) and leads back to its page, which shows the outcome.
 */
export async function sendPlainEdit(form: FormData): Promise<void> {
  const result = await change(form);
  const { [plainPostField]: _mark, ...fields } = texts(form);
  await answerForm(form, { result, fields: result.ok ? {} : fields });
}
