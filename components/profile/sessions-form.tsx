'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { buttonClass } from '@/components/ui/button';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { signOut } from '@/lib/platform/auth/session-store';
import { endSessions } from '@/lib/platform/profile/actions/sessions';
import type { SessionsState } from '@/lib/platform/profile/form-state';

interface SessionsFormProps {
  locale: string;
  kept: KeptAnswer<SessionsState>;
  /** Page to open after signing out of this session. */
  home: string;
  rows: { id: string; isCurrent: boolean; name: string; about: ReactNode; end: string }[];
  texts: {
    here: string;
    end: string;
    others: string;
    everywhere: string;
    ended: Record<'one' | 'others' | 'everywhere', string>;
  };
}

/** Link style, because a button in every row would be too prominent. */
const asLink = 'text-link inline-flex min-h-11 cursor-pointer items-center font-ui text-sm';

/**
 * List of sessions, each with a button that ends it. One form; the pressed button selects the
 * session.
 */
export function SessionsForm({ locale, kept, home, rows, texts }: SessionsFormProps) {
  const [state, send, pending] = useActionState(endSessions, kept.state);
  const { result } = state;
  const handled = useRef(result);
  useEffect(() => {
    if (result === handled.current) return;
    handled.current = result;
    if (result?.ok && result.data.ended === 'everywhere') void signOut(home, true);
  }, [result, home]);
  const hold = (event: { preventDefault: () => void }) => pending && event.preventDefault();
  const button = (value: string, label: string, className: string, more = {}) => (
    <button
      type="submit"
      name="end"
      value={value}
      aria-disabled={pending}
      onClick={hold}
      className={className}
      {...more}
    >
      {label}
    </button>
  );
  return (
    <form action={send} className="grid gap-5">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      {result ? (
        <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
          {result.ok ? texts.ended[result.data.ended] : result.error.message}
        </OutcomeBox>
      ) : null}
      <ul className="border-b border-rule">
        {rows.map(({ id, isCurrent, name, about, end }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-3 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 grow basis-56">
              <p className="font-ui font-medium">
                {name}
                {isCurrent ? <span className="ml-2 text-sm text-good">{texts.here}</span> : null}
              </p>
              {about}
            </div>
            {isCurrent ? null : button(id, texts.end, asLink, { 'aria-label': end })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {rows.some(({ isCurrent }) => !isCurrent)
          ? button('others', texts.others, buttonClass('secondary'))
          : null}
        {button('everywhere', texts.everywhere, asLink)}
      </div>
    </form>
  );
}
