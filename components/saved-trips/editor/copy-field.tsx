'use client';

import { useRef } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { Field } from '@/components/ui/field';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  texts: { copy: string; copied: string; copyRefused: string };
}

/** URL to copy, with the button or by hand if the browser denies clipboard access. */
export function CopyField({ id, label, value, texts }: CopyFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
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
      <CopyButton
        value={value}
        label={texts.copy}
        copied={texts.copied}
        refused={texts.copyRefused}
        onCopy={() => frame.current?.querySelector('input')?.select()}
      />
    </div>
  );
}
