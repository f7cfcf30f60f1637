'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { localeOf } from '@/lib/foundation/http/form';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { defineAction } from '@/lib/platform/actions/define-action';
import { answerForm, forgetAnswer } from '@/lib/platform/actions/plain-post';
import { routes } from '@/lib/platform/routes/register';
import { endSessionOf } from './end-session';
import { cookieClient } from './one-off-client';

const leave = defineAction({
  namespace: 'auth',
  schema: z.object({}),
  rateLimit: { bucket: 'sign-out', max: 30, windowSeconds: 15 * 60 },
  async run() {
    const { auth } = await cookieClient();
    const { data, error } = await auth.getSession();
    if (error) throw error;
    await endSessionOf(auth, data.session?.access_token);
    return null;
  },
});

/** Signs out and opens the home page, for browsers without JavaScript. On failure the page shows the reason. */
export async function signOutPlainly(form: FormData): Promise<void> {
  const result = await leave(form);
  if (!result.ok) return void (await answerForm(form, { result }));
  await forgetAnswer();
  redirect(localizePath(routes.home, localeOf(form)));
}
