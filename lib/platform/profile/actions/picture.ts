'use server';

import { z } from 'zod';
import { asForm, typed } from '@/lib/foundation/http/form';
import { cleanPicture } from '@/lib/foundation/pictures/clean-picture';
import { answerForm } from '@/lib/platform/actions/plain-post';
import { ActionFailure } from '@/lib/platform/actions/result';
import { definePersonalAction } from '@/lib/platform/auth/define-personal-action';
import type { DatabaseClient } from '@/lib/platform/supabase/client';
import { accountFailure } from '../account-failure';
import type { PictureState } from '../form-state';
import { profileLimits, savingLimit } from '../limits';
import { pictureAddress, pictureShelf, storePicture } from '../picture-storage';
import { pictureSchema } from '../schema';
import { settlePicture } from '../settle-picture';

const rateLimit = { bucket: 'profile-picture', ...savingLimit };

const store = definePersonalAction({
  namespace: 'profile',
  schema: pictureSchema,
  rateLimit,
  async run({ picture: bytes }, { client, user }) {
    const clean = await cleanPicture(bytes, profileLimits.pictureRoom);
    if (!clean) throw new ActionFailure('invalid', { picture: 'pictureKind' });
    await storePicture(client, user.id, clean);
    return { picture: await shownPicture(client, user.id) };
  },
});

const remove = definePersonalAction({
  namespace: 'profile',
  schema: z.object({}),
  rateLimit,
  async run(_input, { client, user }) {
    const shelf = pictureShelf(user.id);
    const paths = await shelf.list();
    if (paths.length > 0) await shelf.remove(paths);
    return { picture: await shownPicture(client, user.id) };
  },
});

/** Makes the account show the newest picture that is stored, and gives its address. */
async function shownPicture(client: DatabaseClient, userId: string): Promise<string | null> {
  const address = (path: string | null) => path && pictureAddress(path);
  const path = await settlePicture(pictureShelf(userId), async (newest) => {
    const { error } = await client.auth.updateUser({ data: { avatar_url: address(newest) } });
    if (error) throw accountFailure(error);
  });
  return address(path);
}

/** The form's file as text, which action schemas require; reads one byte beyond the limit at most. */
async function asText(form: FormData): Promise<FormData> {
  const file = asForm(form).get('picture');
  const texts = new FormData();
  texts.set('locale', typed(form, 'locale'));
  if (file instanceof File && file.size > 0) {
    const bytes = await file.slice(0, profileLimits.pictureBytes + 1).arrayBuffer();
    texts.set('picture', Buffer.from(bytes).toString('base64'));
  }
  return texts;
}

/** Stores the picture of the form, or takes the stored one away. */
export async function savePicture(_previous: PictureState, form: FormData): Promise<PictureState> {
  const result = asForm(form).has('remove') ? await remove(form) : await store(await asText(form));
  return answerForm(form, { result, fields: null });
}
