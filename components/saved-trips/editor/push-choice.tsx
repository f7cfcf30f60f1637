'use client';

import { startTransition, useActionState, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { confirmSubscription } from '@/lib/platform/offline/push-confirmation';
import { type PushFault, subscribeTo } from '@/lib/platform/offline/push-subscription';
import type messages from '@/messages/en/tripWatch.json';
import type { MailResult } from './mail-choice';

export interface PushChoiceProps {
  /** Id of the trip, or the token of its link. */
  tripId: string;
  owner: string;
  locale: string;
  isOn: boolean;
  /** Public key of the site; undefined where no messages are sent. */
  vapidKey: string | undefined;
  /** Address to which the subscription of the browser is sent whenever this is shown. */
  keepAddress: string;
  send: (previous: MailResult, form: FormData) => Promise<MailResult>;
  /** `all` offers the same choice for all trips. */
  texts: Omit<(typeof messages)['push'], 'all'> & { all?: string };
}

/** Switches push messages about a trip, and subscribes this browser to them. Needs scripts. */
export function PushChoice(props: PushChoiceProps) {
  const { tripId, owner, locale, isOn, vapidKey, keepAddress, send, texts } = props;
  const [isHere, setIsHere] = useState<boolean>();
  const [result, action, pending] = useActionState(async (previous: MailResult, form: FormData) => {
    const answer = await send(previous, form);
    if (answer?.ok && form.has('device')) setIsHere(true);
    return answer;
  }, null);
  const [fault, setFault] = useState<PushFault>();
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = pending || isAsking;

  useEffect(() => {
    if (!vapidKey) return;
    void confirmSubscription({ owner, key: vapidKey, address: keepAddress }).then(setIsHere);
  }, [owner, vapidKey, keepAddress]);

  async function choose(form: FormData) {
    if (isBusy) return;
    setFault(undefined);
    if (form.get('on') === 'true' && vapidKey) {
      setIsAsking(true);
      const subscribed = await subscribeTo(vapidKey, owner);
      setIsAsking(false);
      if ('fault' in subscribed) return setFault(subscribed.fault);
      form.set('device', subscribed.device);
    }
    startTransition(() => action(form));
  }

  const button = (on: boolean, label: string) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void choose(new FormData(event.currentTarget));
      }}
      className="mt-3"
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={tripId} />
      <input type="hidden" name="on" value={String(on)} />
      {on === isOn || !texts.all ? null : (
        <label className="mb-2 flex min-h-11 items-center gap-3 font-ui">
          <input type="checkbox" name="all" value="true" className="size-5 accent-accent" />
          {texts.all}
        </label>
      )}
      <button type="submit" aria-disabled={isBusy} className={buttonClass('secondary')}>
        {isBusy ? texts.working : label}
      </button>
    </form>
  );

  return (
    <section aria-labelledby="pushes-title" id="pushes" className="scroll-mt-28">
      <h2 id="pushes-title" className="text-xl!">
        {texts.title}
      </h2>
      {vapidKey ? (
        <>
          <p role="status" className="measure mt-2">
            {isOn ? texts.on : texts.off}
          </p>
          <p className="measure mt-2 font-ui text-sm text-ink-2">{texts.text}</p>
          <noscript>
            <p className="mt-2 font-ui text-sm">{texts.scripts}</p>
          </noscript>
          {isOn && isHere === false ? (
            <>
              <p className="measure mt-2 font-medium">{texts.notHere}</p>
              {button(true, texts.here)}
            </>
          ) : null}
          {button(!isOn, isOn ? texts.switchOff : texts.switchOn)}
        </>
      ) : (
        <p className="measure mt-2 text-ink-2">{texts.away}</p>
      )}
      {fault || result?.ok === false ? (
        <p role="alert" className="mt-2 font-ui text-sm font-medium text-bad">
          {fault ? texts[fault] : result?.ok === false ? result.error.message : null}
        </p>
      ) : null}
    </section>
  );
}
