import type { ReactNode } from 'react';
import { type PropertyStep, stepNames } from '@/lib/booking/list-property/fields';
import type { PropertyTexts } from './form-texts';

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
      <h3 id={id} tabIndex={-1} className="text-2xl focus-visible:outline-offset-4">
        <span className="mr-3 text-ink-2 tabular-nums" aria-hidden="true">
          {stepNames.indexOf(name) + 1}
        </span>
        {texts[name]}
      </h3>
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  );
}
