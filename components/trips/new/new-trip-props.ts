import type { KeptAnswer } from '@/lib/actions/plain-post';
import type { TripFormState } from '@/lib/trips/form-state';

/** What every form that makes a trip gets from its page. */
export interface NewTripProps {
  locale: string;
  action: (previous: TripFormState, form: FormData) => Promise<TripFormState>;
  kept: KeptAnswer<TripFormState>;
  /** Made with the page: the form makes one trip, however often it is sent. */
  once: string;
  /** The sign-in page, which leads back to the form. */
  signInHref: string;
}
