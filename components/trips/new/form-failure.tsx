'use client';

import { useEffect, useRef } from 'react';
import type { TripFormState } from '@/lib/trips/form-state';

interface FormFailureProps {
  result: TripFormState['result'];
  title: string;
}

/** What kept a form from being accepted: takes the focus, so that nobody has to look for it. */
export function FormFailure({ result, title }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // A new result is a new object: the second failure in a row takes the focus again.
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  if (result === null || result.ok) return null;
  // A fault that has no field of its own to stand beside.
  const { plan, copy } = result.error.fields ?? {};
  return (
    <div ref={box} tabIndex={-1} role="alert" className="border-l-2 border-bad bg-deep px-5 py-4">
      <p className="font-display text-xl leading-tight">{title}</p>
      <p className="mt-1">{plan ?? copy ?? result.error.message}</p>
    </div>
  );
}
