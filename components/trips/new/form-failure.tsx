import type { Sending } from '@/components/forms/use-sending';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { TripFormState } from '@/lib/trips/form-state';

export interface FailureTexts {
  failed: string;
  /** The connection broke off before an answer came. */
  unansweredTitle: string;
  unanswered: string;
  /** In another tab, so that what was typed stays here. */
  signIn: string;
}

interface FormFailureProps {
  state: Sending<TripFormState>;
  texts: FailureTexts;
  /** The sign-in page, which leads back to the form. */
  signInHref: string;
}

/** What kept a form from being accepted, or from being answered at all. */
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
  // A fault that has no field of its own to stand beside.
  const { plan, copy, listing, place, island } = result.error.fields ?? {};
  return (
    <OutcomeBox kind="bad" title={texts.failed} answer={result}>
      <p>{plan ?? copy ?? listing ?? place ?? island ?? result.error.message}</p>
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
