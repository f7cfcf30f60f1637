import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PracticeTexts } from './practice-texts';

interface PracticeResetProps {
  texts: PracticeTexts;
  onReset: () => void;
}

/** Resets the score after a confirmation. */
export function PracticeReset({ texts, onReset }: PracticeResetProps) {
  const [asking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (asking) no.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <button type="button" onClick={() => setAsking(true)} className={buttonClass('quiet')}>
        {texts.reset}
      </button>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-3 font-ui text-sm">
      <legend className="pb-2">{texts.resetAsk}</legend>
      <button type="button" onClick={onReset} className={buttonClass()}>
        {texts.resetYes}
      </button>
      <button
        ref={no}
        type="button"
        onClick={() => setAsking(false)}
        className={buttonClass('quiet')}
      >
        {texts.resetNo}
      </button>
    </fieldset>
  );
}
