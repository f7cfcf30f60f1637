import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Network } from '@/lib/sea/timetable/network';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';

/** Form action: takes its previous result and returns the next. */
export type TripFormAction = (previous: TripFormState, form: FormData) => Promise<TripFormState>;

/** Actions on a trip in the list. The page provides them, because it knows their redirects. */
export type ListActions = Readonly<
  Record<'rename' | 'duplicate' | 'archive' | 'delete' | 'restore' | 'purge', TripFormAction>
>;

/** Props shared by the parts of the list. */
export interface ListView {
  readonly locale: Locale;
  readonly network: Network;
  readonly actions: ListActions;
}
