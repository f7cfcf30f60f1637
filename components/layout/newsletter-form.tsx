'use client';

import { type FormEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { looksLikeEmail } from './newsletter-rules';
import { showToast } from './toast-store';

interface NewsletterFormProps {
  label: string;
  placeholder: string;
  submit: string;
  /** Error message for an invalid address. */
  invalid: string;
  /** Response, which states that nothing is sent or stored. */
  answer: string;
}

/**
 * Validates the address and responds in the client. The field has no name, so no form can submit
 * it.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { label, placeholder, submit, invalid, answer } = props;
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const valid = looksLikeEmail(email);
    setWrong(!valid);
    if (valid) showToast({ message: answer });
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate onSubmit={subscribe} className="flex items-start gap-2 noscript:hidden">
      <div className="grow">
        <Field
          id="newsletter-email"
          type="email"
          autoComplete="email"
          label={label}
          placeholder={placeholder}
          value={email}
          error={wrong ? invalid : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(false);
          }}
        />
      </div>
      <button type="submit" className={buttonClass('secondary', 'mt-[1.95rem]')}>
        {submit}
      </button>
    </form>
  );
}
