'use client';

import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { quietButton } from './leg';

interface OptionalNoteProps {
  id: string;
  /** Words of the button that opens the field. */
  ask: string;
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  onWrite: (text: string) => void;
}

/** Note of a trip, stay or day. Its field is shown once it is asked for or has text. */
export function OptionalNote({
  ask,
  label,
  hint,
  value,
  maxLength,
  onWrite,
  id,
}: OptionalNoteProps) {
  const [isOpen, setOpen] = useState(value !== '');
  const wasOpened = useRef(false);
  useEffect(() => {
    if (isOpen && wasOpened.current) document.getElementById(id)?.focus();
  }, [isOpen, id]);
  if (!isOpen && value === '') {
    return (
      <button
        type="button"
        aria-label={`${ask}: ${label}`}
        onClick={() => {
          wasOpened.current = true;
          setOpen(true);
        }}
        className={`${quietButton} noscript:hidden`}
      >
        {ask}
      </button>
    );
  }
  return (
    <Field
      multiline
      id={id}
      rows={2}
      label={label}
      hint={hint}
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}
