import type { Locale } from '@/lib/i18n/locales';
import type { Network } from '@/lib/timetable/network';
import type { TripFormState } from '@/lib/trips/form-state';

/** A form action: takes what it answered last, answers what to show. */
export type TripFormAction = (previous: TripFormState, form: FormData) => Promise<TripFormState>;

/** What can be done to a trip in the list. Given by the page, which knows where each leads. */
export type ListActions = Readonly<
  Record<'rename' | 'duplicate' | 'archive' | 'delete' | 'restore' | 'purge', TripFormAction>
>;

/** What every part of the list needs. */
export interface ListView {
  readonly locale: Locale;
  readonly network: Network;
  readonly actions: ListActions;
}
