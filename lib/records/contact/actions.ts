'use server';

import { getTranslations } from 'next-intl/server';
import { typed } from '@/lib/foundation/http/form';
import { defineAction } from '@/lib/platform/actions/define-action';
import { ActionFailure, BackendUnavailable } from '@/lib/platform/actions/result';
import { adminClient } from '@/lib/platform/supabase/admin';
import { type ContactFormState, emptyContactForm } from './form-state';
import { contactSchema } from './schema';

/** Error code of the trigger limit_contact_messages(). */
const tooManyOfAll = 'PT429';

const storeMessage = defineAction({
  namespace: 'contact',
  schema: contactSchema,
  rateLimit: { bucket: 'contact', max: 5, windowSeconds: 60 * 60 },
  async run({ website, ...message }, { locale }) {
    // Only a program fills in this field. It gets a success, so that it does not try another way.
    if (website !== '') return null;
    const client = adminClient();
    if (!client) throw new BackendUnavailable('No backend is configured');
    const { error } = await client.from('contact_messages').insert({ ...message, locale });
    if (error?.code === tooManyOfAll) {
      const t = await getTranslations({ locale, namespace: 'contact' });
      throw new ActionFailure('rateLimited', {}, t('tooManyToday'));
    }
    if (error) throw new BackendUnavailable(`contact_messages: ${error.code}`);
    return null;
  },
});

/**
 * Sends the contact form. It also works as a plain form post: the page then comes back with the
 * result.
 */
export async function sendContactMessage(
  _previous: ContactFormState,
  form: FormData,
): Promise<ContactFormState> {
  const result = await storeMessage(form);
  if (result.ok) return { ...emptyContactForm, result };
  return {
    result,
    fields: {
      name: typed(form, 'name'),
      email: typed(form, 'email'),
      topic: typed(form, 'topic'),
      message: typed(form, 'message'),
    },
  };
}
