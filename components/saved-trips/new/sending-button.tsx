import { buttonClass } from '@/components/ui/button';

interface SendingButtonProps {
  isPending: boolean;
  isSlow: boolean;
  texts: { label: string; working: string; slow: string };
}

/** Submit button, with an explanation below it if sending takes long. */
export function SendingButton({ isPending, isSlow, texts }: SendingButtonProps) {
  return (
    <div>
      <button
        type="submit"
        className={buttonClass('primary', 'w-full sm:w-auto sm:px-10')}
        // Not `disabled`: a disabled button would lose the focus while sending.
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
