import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { site } from '@/lib/foundation/site';
import { packAnswer, unpackAnswer } from './plain-post-answer';
import { markOf, readMark } from './plain-post-mark';

/** Cookie for the page load between sending a form and reading the result. */
const cookie = {
  name: 'compass-answer',
  path: '/',
  maxAge: 60,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: site.origin.startsWith('https:'),
};

/** Data from a page for its form, so that it also works without JavaScript. */
export interface KeptAnswer<State> {
  /** For `<PlainPostMark>` inside the form. */
  mark: string;
  /** State for `useActionState`: the result of the form just sent, else the initial state. */
  state: State;
}

/**
 * Finishes the action of a form: returns the state to `useActionState`, or, without a script, keeps
 * it for {@link keptAnswer} and sends the browser back to the page. `state` must hold no password.
 */
export async function answerForm<State extends { result: unknown }>(
  form: FormData,
  state: State,
): Promise<State> {
  const post = readMark(form);
  if (!post) return state;
  const text = packAnswer(post, state);
  if (text) (await cookies()).set({ ...cookie, value: text });
  // The empty fragment replaces the one of the form's page, such as `#content` of a skip link, which a
  // browser would keep; a page with a fragment ignores the `autofocus` of the outcome.
  redirect(`${post.page}#`);
}

/** Clears the result of an earlier attempt. Call it before an action redirects. */
export async function forgetAnswer(): Promise<void> {
  const jar = await cookies();
  if (jar.has(cookie.name)) jar.delete(cookie.name);
}

/** Initial state of the form `name` on the page `page` (an address with language and query). */
export async function keptAnswer<State extends object>(
  name: string,
  page: string,
  empty: State,
): Promise<KeptAnswer<State>> {
  const text = (await cookies()).get(cookie.name)?.value;
  const kept = text ? unpackAnswer<State>({ name, page }, text) : undefined;
  return { mark: markOf({ name, page }), state: { ...empty, ...kept } };
}
