import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type PropertyStep,
  propertySteps,
  stepNames,
  stepWith,
} from '@/lib/booking/list-property/fields';
import {
  faultsOf,
  type PropertyFault,
  type PropertyLists,
} from '@/lib/booking/list-property/rules';
import type { ActionResult } from '@/lib/platform/actions/result';
import { typedIn } from './use-draft';

type Faults = Readonly<Record<string, string>>;

/** Result of a validation; a new object each time, so that the summary takes the focus again. */
interface Check {
  readonly faults: Faults;
}

interface StepsInput {
  form: RefObject<HTMLFormElement | null>;
  lists: PropertyLists;
  faultTexts: Readonly<Record<PropertyFault, string>>;
  /** Last response of the server. */
  result: ActionResult<unknown> | null;
}

/**
 * Shows one step at a time and validates it before the next one opens. Until hydration `step` is
 * undefined and all steps are shown.
 */
export function useSteps({ form, lists, faultTexts, result }: StepsInput) {
  const [step, setStep] = useState<PropertyStep>();
  const [check, setCheck] = useState<Check>();
  const isMoved = useRef(false);

  useEffect(() => setStep(stepNames[0]), []);

  // Opens the first step with an error reported by the server.
  useEffect(() => {
    const fields = result?.ok === false ? Object.keys(result.error.fields ?? {}) : [];
    setCheck(undefined);
    const first = stepWith(fields);
    if (first) setStep(first);
  }, [result]);

  useEffect(() => {
    if (!isMoved.current || !step) return;
    isMoved.current = false;
    const heading = document.getElementById(`property-step-${step}`);
    heading?.focus();
  }, [step]);

  function go(to: PropertyStep) {
    isMoved.current = true;
    setCheck(undefined);
    setStep(to);
  }

  /** Validates steps. Shows the errors and opens the first step with one. */
  function isRight(steps: readonly PropertyStep[]): boolean {
    const typed = form.current ? typedIn(form.current) : {};
    const found = faultsOf(typed, lists);
    const checked = steps.flatMap((name): readonly string[] => propertySteps[name]);
    const faults = Object.entries(found).filter(([field]) => checked.includes(field));
    if (faults.length === 0) return true;
    setCheck({
      faults: Object.fromEntries(faults.map(([field, fault]) => [field, faultTexts[fault]])),
    });
    const first = stepWith(faults.map(([field]) => field));
    if (first) setStep(first);
    return false;
  }

  function next() {
    const following = step && stepNames[stepNames.indexOf(step) + 1];
    if (following && isRight([step])) go(following);
  }

  const before = step && stepNames[stepNames.indexOf(step) - 1];
  return { step, check, go, next, isRight, back: before && (() => go(before)) };
}
