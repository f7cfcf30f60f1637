import { buttonClass } from '@/components/ui/button';

interface SendingButtonProps {
  isPending: boolean;
  isSlow: boolean;
  texts: { label: string; working: string; slow: string };
}

/** The button of a form that makes a trip, and below it why it takes so long, when it does. */
export function SendingButton({ isPending, isSlow, texts }: SendingButtonProps) {
  return (
    <div>
      <button
        type="submit"
        className={buttonClass('primary', 'w-full sm:w-auto sm:px-10')}
        // Not `disabled`: that would throw the focus away while the trip is on its way.
        aria-disabled={isPending}
      >
        {isPending ? texts.working : texts.label}
      </button>
      <p role="status" className="measure mt-3 font-ui text-sm text-ink-2 empty:hidden">
        {isSlow ? texts.slow : ''}
      </p>
    </div>
  );
}
