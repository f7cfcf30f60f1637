import { OutcomeBox } from '@/components/ui/outcome-box';
import type { TripFormState } from '@/lib/trips/form-state';

interface FormFailureProps {
  result: TripFormState['result'];
  title: string;
}

/** What kept a form from being accepted. */
export function FormFailure({ result, title }: FormFailureProps) {
  if (result === null || result.ok) return null;
  // A fault that has no field of its own to stand beside.
  const { plan, copy } = result.error.fields ?? {};
  return (
    <OutcomeBox kind="bad" title={title} answer={result}>
      <p>{plan ?? copy ?? result.error.message}</p>
    </OutcomeBox>
  );
}
