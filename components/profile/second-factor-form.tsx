'use client';

import { type ReactNode, useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { CopyButton } from '@/components/layout/copy-button';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { groupedCode } from '@/lib/platform/auth/code-format';
import { setSecondFactor } from '@/lib/platform/profile/actions/second-factor';
import type { SecondFactorState } from '@/lib/platform/profile/form-state';

interface SecondFactorFormProps {
  locale: string;
  kept: KeptAnswer<SecondFactorState>;
  isOn: boolean;
  /** Advice in case the phone gets lost. */
  advice: ReactNode;
  texts: Record<
    | 'begin'
    | 'scan'
    | 'picture'
    | 'key'
    | 'keyOnly'
    | 'code'
    | 'codeHint'
    | 'confirm'
    | 'nowOn'
    | 'nowOff'
    | 'turnOff'
    | 'newCodes'
    | 'nowCodes'
    | 'codesTitle'
    | 'codesKeep'
    | 'codesCopy'
    | 'codesCopied'
    | 'codesRefused'
    | 'saving',
    string
  >;
}

/**
 * Form for two-factor authentication: two submissions to turn it on, one to turn it off, one to
 * create recovery codes. The pressed button selects the action.
 */
export function SecondFactorForm({ locale, kept, isOn, advice, texts }: SecondFactorFormProps) {
  const [state, send, pending] = useActionState(setSecondFactor, kept.state);
  const { result, setup } = state;
  const fault = result?.ok === false ? result.error.fields?.code : undefined;
  const button = (wish: string, label: string) => (
    <button
      type="submit"
      name="wish"
      value={wish}
      className={`${buttonClass('secondary')} justify-self-start`}
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? texts.saving : label}
    </button>
  );
  const code = (
    <Field
      id="profile-second-factor-code"
      name="code"
      label={texts.code}
      hint={texts.codeHint}
      error={fault}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  );
  return (
    <form action={send} noValidate className="grid gap-5">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      {result ? (
        <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
          {result.ok
            ? { on: texts.nowOn, off: texts.nowOff, codes: texts.nowCodes }[result.data.kind]
            : result.error.message}
        </OutcomeBox>
      ) : null}
      {result?.ok && result.data.codes.length > 0 ? (
        <div className="border-y border-rule py-5">
          <h3 className="font-ui font-medium">{texts.codesTitle}</h3>
          <p className="mt-1">{texts.codesKeep}</p>
          <ol className="my-4 grid gap-2">
            {result.data.codes.map((code) => (
              <li key={code}>
                <code className="whitespace-nowrap font-ui tabular-nums">{groupedCode(code)}</code>
              </li>
            ))}
          </ol>
          <CopyButton
            value={result.data.codes.map(groupedCode).join('\n')}
            label={texts.codesCopy}
            copied={texts.codesCopied}
            refused={texts.codesRefused}
          />
        </div>
      ) : null}
      {setup ? (
        <>
          <input type="hidden" name="factor" value={setup.id} />
          {setup.picture ? (
            <>
              <p>{texts.scan}</p>
              {/* White in both themes, because apps scan dark codes on a light ground. */}
              {/* biome-ignore lint/performance/noImgElement: a drawing in the answer itself, which nothing can make smaller. */}
              <img
                src={setup.picture}
                alt={texts.picture}
                width={208}
                height={208}
                className="border border-rule bg-white p-2"
              />
            </>
          ) : null}
          <p>
            {setup.picture ? texts.key : texts.keyOnly}
            <code className="mt-3 block text-balance border-y border-rule py-3 font-ui text-lg tabular-nums [overflow-wrap:anywhere] [word-spacing:0.3em]">
              {groupedCode(setup.secret)}
            </code>
          </p>
          {advice}
          {code}
          {button('confirm', texts.confirm)}
        </>
      ) : null}
      {!setup && isOn ? (
        <>
          {advice}
          {code}
          <div className="flex flex-wrap gap-3">
            {button('codes', texts.newCodes)}
            {button('off', texts.turnOff)}
          </div>
        </>
      ) : null}
      {!(setup || isOn) ? button('begin', texts.begin) : null}
    </form>
  );
}
