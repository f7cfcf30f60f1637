'use client';

import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  copy: string;
  copied: string;
}

/** An address to be copied: by the button, or by hand where the browser refuses. */
export function CopyField({ id, label, value, copy, copied }: CopyFieldProps) {
  const [done, setDone] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  async function onCopy() {
    frame.current?.querySelector('input')?.select();
    await navigator.clipboard.writeText(value).then(
      () => setDone(true),
      () => setDone(false),
    );
  }
  return (
    <div ref={frame} className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56">
        <Field
          id={id}
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </div>
      <button
        type="button"
        onClick={onCopy}
        className={buttonClass('secondary', 'noscript:hidden')}
      >
        <span role="status">{done ? copied : copy}</span>
      </button>
    </div>
  );
}
