'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { localeOf, texts } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { defineAction } from '@/lib/platform/actions/define-action';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { idOfSending } from '@/lib/platform/actions/sending-id';
import { currentUser } from '@/lib/platform/auth/current-user';
import { routes } from '@/lib/platform/routes/register';
import { adminClient } from '@/lib/platform/supabase/admin';
import { type PropertyFormState, referenceOf, sendingLimit } from './fields';
import { cleanPhotos, type Photo, readPhotos, storePhotos } from './photos';
import { propertySchema } from './schema';

/** PostgreSQL error code for a duplicate key. */
const isThereAlready = '23505';
/** Error codes of the trigger limit_property_submissions(): for an account, and for all senders without one. */
const tooMany = 'PT409';
const tooManyOfAll = 'PT429';

/** Stores a property with these photos and returns its reference number. Repeated submissions are stored once. */
const storing = (photos: readonly Photo[]) =>
  defineAction({
    namespace: 'listProperty',
    schema: propertySchema,
    rateLimit: sendingLimit,
    async run({ property, isProgram }, { locale }) {
      const client = adminClient();
      if (!client) throw new BackendUnavailable('No backend is configured');
      const sender = await currentUser();
      if (sender.state === 'unavailable') throw new BackendUnavailable('The auth service is away');
      const userId = sender.state === 'found' ? sender.data.user.id : null;
      const digests = photos.map(({ digest }) => digest);
      const id = idOfSending('list-property', userId, locale, property, digests);
      const reference = referenceOf(id);
      // A form filled in by a bot: it gets a success, so that it does not try another way.
      if (isProgram) return { reference };
      const paths = await storePhotos(client, id, await cleanPhotos(photos));
      const { error } = await client
        .from('property_submissions')
        .insert({ id, reference, user_id: userId, locale, ...property, photos: paths });
      if (error?.code === tooMany) {
        const t = await getTranslations({ locale, namespace: 'listProperty' });
        throw new ActionFailure('invalid', {}, t('tooMany'));
      }
      if (error?.code === tooManyOfAll) {
        const t = await getTranslations({ locale, namespace: 'listProperty' });
        throw new ActionFailure('rateLimited', {}, t('tooManyToday'));
      }
      if (error && error.code !== isThereAlready) {
        throw new BackendUnavailable(`property_submissions: ${error.code}`);
      }
      return { reference };
    },
  });

/**
 * Sends a property. Works as a plain form post too: the page comes back with what was wrong and all that was
 * typed; a success leads to the page with its reference number.
 */
export async function sendProperty(
  _previous: PropertyFormState,
  form: FormData,
): Promise<PropertyFormState> {
  const { photos, fault } = await readPhotos(form);
  const typed = texts(form);
  form.set('photos', fault ?? '');
  const result = await storing(photos)(form);
  if (!result.ok) return { result, fields: typed };
  redirect(localizePath(routes.propertySent(result.data.reference), localeOf(form)));
}
