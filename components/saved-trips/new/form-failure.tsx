import type { Sending } from '@/components/forms/use-sending';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';

export interface FailureTexts {
  failed: string;
  /** Shown if the connection was lost before the response. */
  unansweredTitle: string;
  unanswered: string;
  /** Label of the sign-in link, which opens another tab so that the input stays. */
  signIn: string;
}

interface FormFailureProps {
  state: Sending<TripFormState>;
  texts: FailureTexts;
  /** URL of the sign-in page, which returns to the form. */
  signInHref: string;
}

/** Reason why a form was rejected or got no response. */
export function FormFailure({ state, texts, signInHref }: FormFailureProps) {
  const { result, isUnanswered } = state;
  if (isUnanswered) {
    return (
      <OutcomeBox kind="bad" title={texts.unansweredTitle} answer={state}>
        <p>{texts.unanswered}</p>
      </OutcomeBox>
    );
  }
  if (result === null || result.ok) return null;
  // Errors in hidden fields, which have no visible place of their own.
  const { plan, copy, listing, place, island, budget, boats, id } = result.error.fields ?? {};
  const fault = plan ?? copy ?? listing ?? place ?? island ?? budget ?? boats ?? id;
  return (
    <OutcomeBox kind="bad" title={texts.failed} answer={result}>
      <p>{fault ?? result.error.message}</p>
      {result.error.code === 'signedOut' ? (
        <p>
          <a
            href={signInHref}
            target="_blank"
            rel="noopener opener"
            className="text-link inline-flex min-h-11 items-center"
          >
            {texts.signIn}
          </a>
        </p>
      ) : null}
    </OutcomeBox>
  );
}
