import { sendAnswer } from '@/lib/http/held-answer';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';
import type { BusyOutcome, Outcome, RecordOutcome } from './operation';

/**
 * Lets the page of an operation go out, whose head the middleware holds: as it is, or, where the operation ended without
 * an answer, as the screen that says so with its status (429, 503) and when to ask again. What was asked for stays in the
 * address.
 */
export function sendPage(
  outcome: Outcome<unknown, unknown> | RecordOutcome | BusyOutcome,
  locale: Locale,
): void {
  if (outcome.state === 'wait') {
    sendAnswer({ path: routes.apiTooMany(locale), seconds: outcome.seconds });
  } else if (outcome.state === 'busy') {
    sendAnswer({ path: routes.apiBusy(locale), seconds: outcome.seconds });
  } else sendAnswer();
}
