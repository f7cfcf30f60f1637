import { unstable_rethrow } from 'next/navigation';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { showSuccess } from '@/components/layout/toast-store';
import { keepWork } from '@/lib/auth/unsaved-work';
import { reportError } from '@/lib/report-error';
import type { TripFormState } from '@/lib/trips/form-state';

type Send = (previous: TripFormState, form: FormData) => Promise<TripFormState>;

/** What a form knows of its sending. */
export interface Sending extends TripFormState {
  /** The connection broke off: nobody knows whether the trip was stored. */
  readonly isUnanswered: boolean;
}

/** Milliseconds after which somebody who waits is told why. */
const patience = 4000;

/**
 * Sends a form whose action leads to another page when it has succeeded, and never leaves anybody before
 * 'Saving…' without an end: a success is said in green at once, a connection that breaks off is said in the form,
 * and one that takes long while it does. What was typed stays when the session ends meanwhile.
 *
 * @param texts in the language of the page: what is said in green, and asked of whoever signs out with it unsaved
 */
export function useSending(
  action: Send,
  first: TripFormState,
  { saved, leave }: { readonly saved: string; readonly leave: string },
) {
  const isHeld = useRef(false);
  useEffect(() => keepWork({ holds: () => isHeld.current, question: leave }), [leave]);
  // What the browser posts by itself, without a script or before it has run.
  const [, plainAction] = useActionState(action, first);
  const [state, send, isPending] = useActionState(
    async (previous: Sending, form: FormData): Promise<Sending> => {
      try {
        return { ...(await action(previous, form)), isUnanswered: false };
      } catch (error) {
        if (leadsOn(error)) {
          isHeld.current = false;
          showSuccess(saved);
          throw error;
        }
        reportError('Sending a form', error);
        return { ...previous, result: null, isUnanswered: true };
      }
    },
    { ...first, isUnanswered: false },
  );
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    isHeld.current = true;
    const form = new FormData(event.currentTarget);
    startTransition(() => send(form));
  }
  const onInput = () => {
    isHeld.current = true;
  };
  const form = { action: plainAction, onSubmit, onInput };
  return { state, isPending, isSlow: useIsSlow(isPending), form };
}

/** True for what the router throws to open another page: the action has done what it should. */
function leadsOn(error: unknown): boolean {
  try {
    unstable_rethrow(error);
    return false;
  } catch {
    return true;
  }
}

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
