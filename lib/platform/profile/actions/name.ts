'use server';

import { typed } from '@/lib/foundation/http/form';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import { accountFailure } from '../account-failure';
import type { NameState } from '../form-state';
import { savingLimit } from '../limits';
import { nameSchema } from '../schema';

const save = definePersonalAction({
  namespace: 'profile',
  schema: nameSchema,
  rateLimit: { bucket: 'profile-name', ...savingLimit },
  async run({ name, displayName }, { client }) {
    const { error } = await client.auth.updateUser({
      data: { full_name: name, display_name: displayName || null },
    });
    if (error) throw accountFailure(error);
    return { name, displayName };
  },
});

/** Saves the name and the name that the site calls the person by. */
export async function saveName(_previous: NameState, form: FormData): Promise<NameState> {
  const result = await save(form);
  const sent = { name: typed(form, 'name'), displayName: typed(form, 'displayName') };
  return answerForm(form, { result, fields: result.ok ? result.data : sent });
}
