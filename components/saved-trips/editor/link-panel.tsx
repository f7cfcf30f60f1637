'use client';

import { type ReactNode, useActionState, useRef } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { ActionResult } from '@/lib/platform/actions/result';

export type LinkResult = ActionResult<{ token: string | null }> | null;
export type SendLink = (previous: LinkResult, form: FormData) => Promise<LinkResult>;

interface LinkPanelProps {
  /** Prefix of the ids in the panel. */
  name: 'share' | 'calendar';
  tripId: string;
  locale: string;
  send: SendLink;
  /** URL of the link; null while it is switched off. */
  address: string | null;
  texts: {
    title: string;
    on: string;
    off: string;
    address: string;
    switchOn: string;
    switchOff: string;
    copy: string;
    copied: string;
    copyRefused: string;
    working: string;
  };
  /** Explanation of the link. */
  children?: ReactNode;
}

/**
 * Panel that switches a secret link to the trip on and off. A plain form that works without
 * JavaScript.
 */
export function LinkPanel({
  name,
  tripId,
  locale,
  send,
  address,
  texts,
  children,
}: LinkPanelProps) {
  const [result, action, pending] = useActionState(send, null);
  const isOn = address !== null;
  return (
    <section aria-labelledby={`${name}-title`} id={name} className="scroll-mt-28">
      <h2 id={`${name}-title`} className="text-xl!">
        {texts.title}
      </h2>
      <p role="status" className="measure mt-2">
        {isOn ? texts.on : texts.off}
      </p>
      {isOn ? (
        <CopyField id={`${name}-address`} label={texts.address} value={address} texts={texts} />
      ) : null}
      {children}
      <form action={action} className="mt-3">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={tripId} />
        <input type="hidden" name="on" value={String(!isOn)} />
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
        <p role="alert" className="mt-2 font-ui text-sm font-medium text-bad">
          {result.error.message}
        </p>
      ) : null}
    </section>
  );
}

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  texts: { copy: string; copied: string; copyRefused: string };
}

/** URL to copy, with the button or by hand if the browser denies clipboard access. */
function CopyField({ id, label, value, texts }: CopyFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56">
        <Field
          id={id}
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </div>
      <CopyButton
        value={value}
        label={texts.copy}
        copied={texts.copied}
        refused={texts.copyRefused}
        onCopy={() => frame.current?.querySelector('input')?.select()}
      />
    </div>
  );
}
