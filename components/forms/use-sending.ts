import { unstable_rethrow } from 'next/navigation';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { reportError } from '@/lib/foundation/report-error';
import { keepWork } from '@/lib/platform/auth/unsaved-work';

/** State of a form and of its submission. */
export type Sending<State> = State & {
  /** The connection broke, so it is unknown whether the data was stored. */
  readonly isUnanswered: boolean;
};

/** Milliseconds until a waiting visitor gets an explanation. */
const patience = 4000;

/**
 * Submits a form whose action redirects on success, and prevents an endless 'Saving…': calls `done`
 * on success and reports a broken or slow connection in the form. Keeps the input if the session
 * ends in the meantime.
 *
 * @param done called just before the redirect
 * @param leave question for users who sign out with unsaved input, in the page's language
 */
export function useSending<State extends { result: unknown }>(
  action: (previous: Awaited<State>, form: FormData) => Promise<Awaited<State>>,
  first: Awaited<State>,
  { done, leave }: { readonly done: () => void; readonly leave: string },
) {
  const isHeld = useRef(false);
  useEffect(() => keepWork({ holds: () => isHeld.current, question: leave }), [leave]);
  // State of a form that the browser posted without JavaScript or before hydration.
  const [answered, plainAction] = useActionState(action, first);
  const [held, send, isPending] = useActionState(
    async (previous: Held<Awaited<State>>, form: FormData): Promise<Held<Awaited<State>>> => {
      try {
        return { state: await action(previous.state, form), isUnanswered: false };
      } catch (error) {
        if (leadsOn(error)) {
          isHeld.current = false;
          done();
          throw error;
        }
        reportError('Sending a form', error);
        return { state: { ...previous.state, result: null }, isUnanswered: true };
      }
    },
    { state: answered, isUnanswered: false },
  );
  const state: Sending<Awaited<State>> = useMemo(
    () => ({ ...held.state, isUnanswered: held.isUnanswered }),
    [held],
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
  /** Marks the input as no longer unsaved, so that leaving the page needs no confirmation. */
  const letGo = () => {
    isHeld.current = false;
  };
  const form = { action: plainAction, onSubmit, onInput };
  return { state, isPending, isSlow: useIsSlow(isPending), form, letGo };
}

interface Held<State> {
  readonly state: State;
  readonly isUnanswered: boolean;
}

/** Returns true for the error that a redirect throws, which means that the action succeeded. */
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
