import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';

/** Props shared by the forms that create a trip. */
export interface NewTripProps {
  locale: string;
  action: (previous: TripFormState, form: FormData) => Promise<TripFormState>;
  kept: KeptAnswer<TripFormState>;
  /** Token created with the page, so that sending the form twice creates one trip. */
  once: string;
  /** URL of the sign-in page, which returns to the form. */
  signInHref: string;
}
