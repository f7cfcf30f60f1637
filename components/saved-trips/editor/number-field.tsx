'use client';

import { Field } from '@/components/ui/field';
import { useDraft } from './use-draft';

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Field for a whole number. Values outside the limits are clamped. */
export function NumberField({ value, min, max, onChange, ...rest }: NumberFieldProps) {
  const draft = useDraft(value, {
    write: String,
    read: (text) => (/^\d+$/.test(text) ? Math.min(Math.max(Number(text), min), max) : undefined),
    take: onChange,
  });
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.settle}
    />
  );
}
