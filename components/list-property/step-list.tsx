import { type PropertyStep, stepNames } from '@/lib/booking/list-property/fields';
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
