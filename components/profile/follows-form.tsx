'use client';

import { type ReactNode, useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { FollowsState } from '@/lib/platform/profile/form-state';
import { stopFollowing } from '@/lib/trips/watch/follow-actions';

interface FollowsFormProps {
  locale: string;
  kept: KeptAnswer<FollowsState>;
  /** `stop` is the accessible name of the button that ends the row. */
  rows: { id: string; trip: ReactNode; ways: string; change: ReactNode; stop: string }[];
  texts: { none: string; stop: string; stopped: string };
}

/** List of followed trips. One form; the pressed button selects the trip. */
export function FollowsForm({ locale, kept, rows, texts }: FollowsFormProps) {
  const [{ result }, send, pending] = useActionState(stopFollowing, kept.state);
  return (
    <form action={send} className="grid gap-5">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      {result ? (
        <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
          {result.ok ? texts.stopped : result.error.message}
        </OutcomeBox>
      ) : null}
      {rows.length === 0 ? (
        <p className="font-ui text-ink-2">{texts.none}</p>
      ) : (
        <ul className="border-b border-rule">
          {rows.map(({ id, trip, ways, change, stop }) => (
            <li key={id} className="border-t border-rule py-3 first:border-t-0 first:pt-0">
              <p className="font-ui wrap-anywhere">{trip}</p>
              <p className="font-ui text-sm text-ink-2">{ways}</p>
              <p className="flex flex-wrap gap-x-6">
                {change}
                <button
                  type="submit"
                  name="follow"
                  value={id}
                  aria-label={stop}
                  aria-disabled={pending}
                  onClick={(event) => pending && event.preventDefault()}
                  className="text-link inline-flex min-h-11 cursor-pointer items-center font-ui text-sm"
                >
                  {texts.stop}
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
