'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';

export interface PasswordTexts {
  show: string;
  hide: string;
  /** Label of the button for screen readers, which names the password. */
  showPassword: string;
  hidePassword: string;
}

interface PasswordFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  minLength?: number | undefined;
  texts: PasswordTexts;
}

/** Password field with a button that reveals the text. The button needs JavaScript. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field
        {...field}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <button
        type="button"
        aria-controls={field.id}
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!isShown)}
        className="absolute -top-2.5 right-0 min-h-11 px-1 font-ui text-sm text-ink-2 underline decoration-accent underline-offset-4 hover:text-ink [@media(scripting:none)]:hidden"
      >
        {isShown ? texts.hide : texts.show}
      </button>
    </div>
  );
}
