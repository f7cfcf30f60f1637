import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { OutcomeBox } from '@/components/ui/outcome-box';
import { type PropertyStep, propertyFields, stepNames } from '@/lib/booking/list-property/fields';
import { fill } from '@/lib/foundation/i18n/fill';
import type { PropertyTexts } from './form-texts';

interface StepListProps {
  step: PropertyStep;
  texts: PropertyTexts;
  go: (step: PropertyStep) => void;
}

/** Progress through the steps; completed steps can be reopened. */
export function StepList({ step, texts, go }: StepListProps) {
  const at = stepNames.indexOf(step);
  return (
    <nav aria-label={texts.stepsLabel} className="mt-6 font-ui text-sm">
      <p className="text-ink-2 tabular-nums sm:sr-only">
        {fill(texts.stepOf, { step: at + 1, count: stepNames.length })}
      </p>
      <ol className="mt-2 grid grid-cols-5 gap-x-1.5 sm:gap-x-3">
        {stepNames.map((name, index) => {
          const line = `block border-t-2 pt-2 text-left ${index <= at ? 'border-ink' : 'border-rule'}`;
          const words = (
            <>
              <span className="tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <span className="sr-only sm:not-sr-only sm:ml-1.5">{texts[name]}</span>
            </>
          );
          return (
            <li key={name} aria-current={index === at ? 'step' : undefined}>
              {index < at ? (
                <button
                  type="button"
                  onClick={() => go(name)}
                  className={`${line} min-h-11 w-full cursor-pointer items-start underline decoration-rule underline-offset-4 hover:decoration-ink`}
                >
                  {words}
                </button>
              ) : (
                <span className={`${line} min-h-11 ${index === at ? 'font-medium' : 'text-ink-2'}`}>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface FormSummaryProps {
  title?: string;
  text: string;
  faults: Readonly<Record<string, string>>;
  /** Changes with every validation, so that the summary takes the focus again. */
  answer: unknown;
  texts: PropertyTexts;
}

/** Error summary of the form, with a link to each field. */
export function FormSummary({ title, text, faults, answer, texts }: FormSummaryProps) {
  const found = propertyFields.filter((name) => faults[name]);
  const counted =
    found.length === 1 ? texts.problemOne : fill(texts.problemMany, { count: found.length });
  return (
    <OutcomeBox kind="bad" title={found.length > 0 ? counted : title} heading="h3" answer={answer}>
      <p>{text}</p>
      {found.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {found.map((name) => (
            <li key={name}>
              <a href={`#property-${name}`} className="text-link inline-block py-0.5">
                {faults[name]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </OutcomeBox>
  );
}

interface FormStepProps {
  name: PropertyStep;
  /** Open step; undefined while all steps are shown one below the other. */
  step: PropertyStep | undefined;
  texts: PropertyTexts;
  children: ReactNode;
}

/** Step of the form. Its heading takes the focus when the step opens. */
export function FormStep({ name, step, texts, children }: FormStepProps) {
  const id = `property-step-${name}`;
  return (
    <section
      aria-labelledby={id}
      hidden={step !== undefined && step !== name}
      className="mt-10 first-of-type:mt-8"
    >
      <h3 id={id} tabIndex={-1} className="text-xl focus-visible:outline-offset-4">
        <span className="mr-3 text-ink-2 tabular-nums" aria-hidden="true">
          {stepNames.indexOf(name) + 1}
        </span>
        {texts[name]}
      </h3>
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  );
}

interface SendingButtonsProps {
  texts: PropertyTexts;
  /** Label of the button for the next step; undefined on the last step, which submits the form. */
  next: string | undefined;
  back: (() => void) | undefined;
  isPending: boolean;
  isSlow: boolean;
}

/** Buttons for the next step or the submission, and for the previous step. */
export function SendingButtons({ texts, next, back, isPending, isSlow }: SendingButtonsProps) {
  const send = isPending ? texts.sending : texts.send;
  return (
    <div className="mt-10">
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        {back ? (
          <button type="button" onClick={back} className={buttonClass('secondary')}>
            {texts.back}
          </button>
        ) : null}
        <button
          type="submit"
          className={buttonClass('primary', 'sm:px-10')}
          // Not `disabled` while pending, because that would lose the focus.
          aria-disabled={isPending}
        >
          {next ?? send}
        </button>
      </div>
      <p role="status" className="measure mt-3 font-ui text-sm text-ink-2 empty:hidden">
        {isSlow ? texts.slow : ''}
      </p>
    </div>
  );
}
