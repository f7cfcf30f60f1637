import { buttonClass } from '@/components/ui/button';
import type { PropertyTexts } from './form-texts';

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
