'use client';

import { useActionState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { sendContactMessage } from '@/lib/records/contact/actions';
import { emptyContactForm } from '@/lib/records/contact/form-state';
import { FormOutcome } from './form-outcome';
import type { ContactFormTexts } from './form-texts';
import { TopicSelect } from './topic-select';

interface ContactFormProps {
  locale: string;
  contactHref: string;
  topics: { value: string; label: string }[];
  texts: ContactFormTexts;
}

/**
 * Contact form, with and without JavaScript. `noValidate`, because browsers write validation
 * messages in their own language rather than the page's.
 */
export function ContactForm({ locale, contactHref, topics, texts }: ContactFormProps) {
  const [state, send, pending] = useActionState(sendContactMessage, emptyContactForm);
  const { result, fields } = state;
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  if (result?.ok) return <FormOutcome result={result} texts={texts} contactHref={contactHref} />;
  return (
    <form action={send} noValidate className="mt-4 grid gap-6">
      {result ? <FormOutcome result={result} texts={texts} contactHref={contactHref} /> : null}
      <p className="font-ui text-sm text-ink-2">{texts.allRequired}</p>
      <input type="hidden" name="locale" value={locale} />
      <Field
        id="contact-name"
        name="name"
        label={texts.name}
        error={faults.name}
        defaultValue={fields.name}
        autoComplete="name"
        required
      />
      <Field
        id="contact-email"
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        error={faults.email}
        defaultValue={fields.email}
        autoComplete="email"
        required
      />
      <TopicSelect
        // React resets a select to its first option; the new key keeps the chosen one.
        key={fields.topic}
        label={texts.topic}
        choose={texts.topicChoose}
        topics={topics}
        error={faults.topic}
        chosen={fields.topic}
      />
      <Field
        multiline
        id="contact-message"
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        error={faults.message}
        defaultValue={fields.message}
        required
      />
      <div hidden>
        <label htmlFor="contact-website">{texts.leaveEmpty}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <button
          type="submit"
          className={buttonClass('primary')}
          aria-disabled={pending}
          // Not `disabled` while pending, because that would lose the focus.
          onClick={(event) => pending && event.preventDefault()}
        >
          {pending ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}
