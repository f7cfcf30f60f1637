'use client';

import { type FormEvent, useRef } from 'react';
import { useSending } from '@/components/forms/use-sending';
import { showSuccess } from '@/components/layout/toast-store';
import { sendProperty } from '@/lib/booking/list-property/actions';
import { emptyPropertyForm, stepNames } from '@/lib/booking/list-property/fields';
import type { PropertyFault } from '@/lib/booking/list-property/rules';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { FormStep, FormSummary, SendingButtons, StepList } from './form-frame';
import { listsOf, type PropertyChoices, type PropertyTexts } from './form-texts';
import { PhotoFields } from './photo-fields';
import { AboutFields, ContactFields, RoomFields } from './property-fields';
import { Review } from './review';
import { typedIn, useDraft } from './use-draft';
import { useSteps } from './use-steps';

interface PropertyFormProps {
  locale: Locale;
  texts: PropertyTexts;
  faultTexts: Readonly<Record<PropertyFault, string>>;
  /** Title of the error summary when validation stops the form. */
  invalid: string;
  choices: PropertyChoices;
}

/**
 * Form for a property: five steps with a draft in the browser, or one long page without JavaScript.
 * `noValidate`, because browsers write validation messages in their own language rather than the
 * page's.
 */
export function PropertyForm({ locale, texts, faultTexts, invalid, choices }: PropertyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending(sendProperty, emptyPropertyForm, {
    done() {
      draft.remove();
      showSuccess(texts.sent);
    },
    leave: texts.leave,
  });
  const { result, fields, isUnanswered } = sending.state;
  const draft = useDraft(form, Object.keys(fields).length > 0);
  const steps = useSteps({ form, lists: listsOf(choices), faultTexts, result });
  const { step, check, go } = steps;
  const answered = result?.ok === false ? result.error : undefined;
  const faults = check?.faults ?? answered?.fields ?? {};
  const part = { texts, choices, typed: fields, faults };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step !== 'check') return steps.next();
    if (steps.isRight(stepNames)) sending.form.onSubmit(event);
  }

  function onInput() {
    sending.form.onInput();
    draft.onInput();
  }

  function onDelete() {
    draft.remove();
    // A new document clears every field, including the photos.
    sending.letGo();
    window.location.reload();
  }

  return (
    <form
      ref={form}
      action={sending.form.action}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      autoComplete="on"
    >
      {step ? <StepList step={step} texts={texts} go={go} /> : null}
      <div className="mt-6 empty:hidden">
        {isUnanswered && !check ? (
          <FormSummary
            title={texts.unansweredTitle}
            text={texts.unanswered}
            faults={{}}
            answer={sending.state}
            texts={texts}
          />
        ) : check || answered ? (
          <FormSummary
            title={texts.failedTitle}
            text={check ? invalid : (answered?.message ?? '')}
            faults={faults}
            answer={check ?? answered}
            texts={texts}
          />
        ) : null}
      </div>
      <input type="hidden" name="locale" value={locale} />
      <FormStep name="about" step={step} texts={texts}>
        <AboutFields {...part} />
      </FormStep>
      <FormStep name="rooms" step={step} texts={texts}>
        <RoomFields {...part} />
      </FormStep>
      <FormStep name="contact" step={step} texts={texts}>
        <ContactFields {...part} />
      </FormStep>
      <FormStep name="photos" step={step} texts={texts}>
        <PhotoFields texts={texts} faultTexts={faultTexts} error={faults.photos} />
      </FormStep>
      <FormStep name="check" step={step} texts={texts}>
        {step === 'check' && form.current ? (
          <Review
            locale={locale}
            typed={typedIn(form.current)}
            photos={photosIn(form.current)}
            texts={texts}
            choices={choices}
            go={go}
          />
        ) : null}
        <AuthorisedField
          label={texts.authorised}
          isChecked={Boolean(fields.authorised)}
          error={faults.authorised}
        />
      </FormStep>
      <div hidden>
        <label htmlFor="property-subject">{texts.leaveEmpty}</label>
        <input id="property-subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
      <SendingButtons
        texts={texts}
        next={step && nextLabel(step, texts)}
        back={steps.back}
        isPending={sending.isPending}
        isSlow={sending.isSlow}
      />
      <DraftNote texts={texts} note={draft.note} holds={draft.holds} onDelete={onDelete} />
    </form>
  );
}

/** Counts the files to upload; an empty field yields one file without a name. */
const photosIn = (form: HTMLFormElement) =>
  new FormData(form).getAll('photos').filter((file) => file instanceof File && file.name !== '')
    .length;

function nextLabel(step: (typeof stepNames)[number], texts: PropertyTexts): string | undefined {
  const following = stepNames[stepNames.indexOf(step) + 1];
  return following && fill(texts.next, { step: texts[following] });
}

interface AuthorisedFieldProps {
  label: string;
  isChecked: boolean;
  error: string | undefined;
}

/**
 * Checkbox for the authority to offer the property: the last field, and unchecked for every
 * submission.
 */
function AuthorisedField({ label, isChecked, error }: AuthorisedFieldProps) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 font-ui">
        <input
          id="property-authorised"
          type="checkbox"
          name="authorised"
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'property-authorised-error' : undefined}
          className="mt-1 size-4 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id="property-authorised-error" className="font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface DraftNoteProps {
  texts: PropertyTexts;
  note: 'found' | undefined;
  /** True if a draft is stored. */
  holds: boolean;
  onDelete: () => void;
}

/** States where the draft is stored and offers to delete it. Drafts need JavaScript. */
function DraftNote({ texts, note, holds, onDelete }: DraftNoteProps) {
  return (
    <div className="measure mt-8 hidden border-rule border-t pt-3 font-ui text-sm text-ink-2 [@media(scripting:enabled)]:block">
      <p role="status" className="font-medium text-ink empty:hidden">
        {note === 'found' ? texts.draftFound : ''}
      </p>
      <p>{texts.draftNote}</p>
      <button
        type="button"
        onClick={onDelete}
        disabled={!holds}
        className="text-link min-h-11 cursor-pointer disabled:cursor-default disabled:text-ink-2 disabled:no-underline"
      >
        {texts.draftDelete}
      </button>
    </div>
  );
}
