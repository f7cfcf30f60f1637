'use client';

import { type ReactNode, useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { removePasskey } from '@/lib/platform/profile/actions/passkeys';
import type { PasskeyRemovalState } from '@/lib/platform/profile/form-state';

interface PasskeyListProps {
  locale: string;
  kept: KeptAnswer<PasskeyRemovalState>;
  rows: { id: string; name: string; about: ReactNode; remove: string }[];
  texts: Record<'remove' | 'nowRemoved', string>;
}

/** List of passkeys, each with a button that removes it. */
export function PasskeyList({ locale, kept, rows, texts }: PasskeyListProps) {
  const [{ result }, send, pending] = useActionState(removePasskey, kept.state);
  if (rows.length === 0 && !result) return null;
  return (
    <form action={send} className="grid gap-5">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      {result ? (
        <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
          {result.ok ? texts.nowRemoved : result.error.message}
        </OutcomeBox>
      ) : null}
      {rows.length > 0 ? (
        <ul className="border-b border-rule">
          {rows.map(({ id, name, about, remove }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-3 first:border-t-0 first:pt-0"
            >
              <div className="min-w-0 grow basis-56">
                <p className="font-ui font-medium [overflow-wrap:anywhere]">{name}</p>
                {about}
              </div>
              <button
                type="submit"
                name="passkey"
                value={id}
                aria-label={remove}
                aria-disabled={pending}
                onClick={(event) => pending && event.preventDefault()}
                className="text-link inline-flex min-h-11 cursor-pointer items-center font-ui text-sm"
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}
