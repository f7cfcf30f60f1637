'use client';

import { buttonClass } from '@/components/ui/button';

interface SubmitButtonProps {
  pending: boolean;
  label: string;
  working: string;
  look?: 'primary' | 'secondary';
}

/** Submits a form once. Not `disabled` while pending, because that would lose the focus. */
export function SubmitButton({ pending, label, working, look = 'primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClass(
        look,
        'w-full aria-disabled:cursor-progress aria-disabled:opacity-60 sm:w-auto sm:min-w-44',
      )}
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? working : label}
    </button>
  );
}
