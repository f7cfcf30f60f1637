'use client';

import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { showSuccess } from '@/components/layout/toast-store';
import { buttonClass } from '@/components/ui/button';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { SectionState } from '@/lib/platform/profile/form-state';

export interface SectionFormTexts {
  save: string;
  saving: string;
}

interface SectionFormProps<State> {
  locale: string;
  texts: SectionFormTexts;
  action: (previous: Awaited<State>, form: FormData) => Promise<State>;
  kept: KeptAnswer<Awaited<State>>;
  /** Returns the success message; null if the next page shows it. */
  saved: (state: Awaited<State>) => string | null;
  /** Shows the success message as a toast instead of a box in the form; needs JavaScript. */
  isBrief?: boolean;
  /** Called in the browser after each success. */
  onSaved?: (state: Awaited<State>) => void;
  isDangerous?: boolean;
  /** Content next to the button. */
  more?: ReactNode;
  /** Wraps the form; `isAnswered` is true after a submission. */
  frame?: (form: ReactNode, isAnswered: boolean) => ReactNode;
  /** Renders the fields from their values and errors. */
  children: (state: Awaited<State>, faults: Record<string, string>) => ReactNode;
}

/**
 * Form with a server action, with and without JavaScript. `noValidate`, because browsers write
 * validation messages in their own language rather than the page's.
 */
export function SectionForm<State extends SectionState<unknown, unknown>>({
  locale,
  texts,
  action,
  kept,
  saved,
  isBrief = false,
  onSaved,
  isDangerous = false,
  more,
  frame = (form) => form,
  children,
}: SectionFormProps<State>) {
  const [state, send, pending] = useActionState(action, kept.state);
  const { result } = state;
  // The first result comes from a submission without JavaScript.
  const [first] = useState(result);
  const handled = useRef(result);
  useEffect(() => {
    if (result === handled.current) return;
    handled.current = result;
    if (!result?.ok) return;
    const sentence = saved(state);
    if (isBrief && sentence) showSuccess(sentence);
    onSaved?.(state);
  }, [result, onSaved, state, saved, isBrief]);
  const isInToast = isBrief && result?.ok && result !== first;
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  const form = (
    <form action={send} noValidate className="grid gap-5">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      {result && !isInToast ? (
        <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
          {result.ok ? saved(state) : result.error.message}
        </OutcomeBox>
      ) : null}
      {children(state, faults)}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className={buttonClass(
            'secondary',
            isDangerous ? 'border-bad! text-bad! hover:bg-bad! hover:text-sheet!' : '',
          )}
          aria-disabled={pending}
          // Not `disabled` while pending, because that would lose the focus.
          onClick={(event) => pending && event.preventDefault()}
        >
          {pending ? texts.saving : texts.save}
        </button>
        {more}
      </div>
    </form>
  );
  return frame(form, result !== null);
}
