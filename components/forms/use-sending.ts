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
import { keepWork } from '@/lib/auth/unsaved-work';
import { reportError } from '@/lib/report-error';

/** State of a form and of its submission. */
export type Sending<State> = State & {
  /** The connection broke off: nobody knows whether it was stored. */
  readonly isUnanswered: boolean;
};

/** Milliseconds after which somebody who waits is told why. */
const patience = 4000;

/**
 * Sends a form whose action leads to another page when it has succeeded, and never leaves anybody before
 * 'Saving…' without an end: a success is told to `done` at once, a connection that breaks off is said in the form,
 * and one that takes long while it does. What was typed stays when the session ends meanwhile.
 *
 * @param done called when the other page is about to open
 * @param leave asked of whoever signs out with it unsaved, in the language of the page
 */
export function useSending<State extends { result: unknown }>(
  action: (previous: Awaited<State>, form: FormData) => Promise<Awaited<State>>,
  first: Awaited<State>,
  { done, leave }: { readonly done: () => void; readonly leave: string },
) {
  const isHeld = useRef(false);
  useEffect(() => keepWork({ holds: () => isHeld.current, question: leave }), [leave]);
  // State of a form that the browser posted itself, without a script or before it ran.
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
  /** Discards the typed text and stops asking before the page is left. */
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
