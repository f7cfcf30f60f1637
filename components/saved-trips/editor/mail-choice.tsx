'use client';

import { useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { buttonClass } from '@/components/ui/button';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { ActionResult } from '@/lib/platform/actions/result';
import type messages from '@/messages/en/tripWatch.json';

export type MailResult = ActionResult<{ id: string }> | null;

export interface MailChoiceProps {
  /** Id of the trip, or the token of its link. */
  tripId: string;
  locale: string;
  isOn: boolean;
  kept: KeptAnswer<{ result: MailResult }>;
  send: (previous: MailResult, form: FormData) => Promise<MailResult>;
  /** `all` offers the same choice for all trips. */
  texts: Omit<(typeof messages)['choice'], 'all'> & { all?: string };
}

/** Switches the mails about changes to a trip, or to all trips. A plain form that works without JavaScript. */
export function MailChoice({ tripId, locale, isOn, kept, send, texts }: MailChoiceProps) {
  const [result, action, pending] = useActionState(send, kept.state.result);
  return (
    <section aria-labelledby="mails-title" id="mails" className="scroll-mt-28">
      <h2 id="mails-title" className="text-xl!">
        {texts.title}
      </h2>
      <p role="status" className="measure mt-2">
        {isOn ? texts.on : texts.off}
      </p>
      <p className="measure mt-2 font-ui text-sm text-ink-2">{texts.text}</p>
      <form action={action} className="mt-3">
        <PlainPostMark mark={kept.mark} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={tripId} />
        <input type="hidden" name="on" value={String(!isOn)} />
        {texts.all ? (
          <label className="mb-2 flex min-h-11 items-center gap-3 font-ui">
            <input type="checkbox" name="all" value="true" className="size-5 accent-accent" />
            {texts.all}
          </label>
        ) : null}
        <button
          type="submit"
          aria-disabled={pending}
          onClick={(event) => pending && event.preventDefault()}
          className={buttonClass('secondary')}
        >
          {pending ? texts.working : isOn ? texts.switchOff : texts.switchOn}
        </button>
      </form>
      {result?.ok === false ? (
        <div className="mt-3">
          <OutcomeBox kind="bad" answer={result}>
            <p>{result.error.message}</p>
          </OutcomeBox>
        </div>
      ) : null}
    </section>
  );
}
