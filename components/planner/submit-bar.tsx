'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';

interface SubmitBarProps {
  /** Number of islands in the document. */
  islands: number;
  /** Texts; `{count}` is the number of islands. */
  texts: Readonly<Record<'submit' | 'island' | 'islands', string>>;
}

/** Button of the planner with the number of chosen islands. Stays at the foot of the screen. */
export function SubmitBar({ islands, texts }: SubmitBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(islands);
  useEffect(() => {
    const form = bar.current?.closest('form');
    if (!form) return;
    const show = () => setCount(form.querySelectorAll('[data-pick]:checked').length);
    show();
    form.addEventListener('change', show);
    return () => form.removeEventListener('change', show);
  }, []);
  return (
    <div ref={bar} className="submit-bar">
      <button type="submit" className={buttonClass('primary', 'grow sm:grow-0 sm:px-10')}>
        {texts.submit}
        {count > 0 ? (
          <span className="whitespace-nowrap tabular-nums">
            {`· ${fill(count === 1 ? texts.island : texts.islands, { count })}`}
          </span>
        ) : null}
      </button>
    </div>
  );
}
