import 'server-only';
import { refresh } from 'next/cache';

/** The hidden field a form carries where the browser runs no scripts. */
export const withoutScripts = (form: FormData) => form.has('withoutScripts');

/**
 * To be called in an action whose answer is a page. Next.js renders that page in the state of the action, in
 * which reading the session fails (in development), unless the action has refreshed something.
 */
export function answerAsPage(form: FormData): void {
  if (withoutScripts(form)) refresh();
}
