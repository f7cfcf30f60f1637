import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { type KeptAnswer, keptAnswer } from '@/lib/platform/actions/plain-post';
import { routes } from '@/lib/platform/routes/register';
import { emptyTripForm, type TripFormState } from '@/lib/trips/saved-trips/form-state';
import type { ListActions } from './list-actions';

/**
 * Returns the result of a form of one trip that was sent without JavaScript. The browser then
 * returns to the list without its `done` parameter.
 */
export function keptInList(
  action: keyof ListActions,
  id: string,
  locale: Locale,
): Promise<KeptAnswer<TripFormState>> {
  return keptAnswer(`${action}-${id}`, localizePath(routes.myTrips, locale), emptyTripForm);
}
