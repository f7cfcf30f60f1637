'use client';

import { useActionState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { ActionResult } from '@/lib/platform/actions/result';
import { sendContactMessage } from '@/lib/records/contact/actions';
import { emptyContactForm } from '@/lib/records/contact/form-state';

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

interface ContactFormTexts {
  allRequired: string;
  name: string;
  email: string;
  emailHint: string;
  topic: string;
  topicChoose: string;
  message: string;
  messageHint: string;
  leaveEmpty: string;
  send: string;
  sending: string;
  failedTitle: string;
  /** "One thing to correct", "2 things …": indexed by the number of errors minus one. */
  problemTitles: string[];
  sentTitle: string;
  sentText: string;
  sentAgain: string;
}

const order = ['name', 'email', 'topic', 'message'];

interface FormOutcomeProps {
  result: ActionResult<null>;
  texts: ContactFormTexts;
  contactHref: string;
}

/** Outcome of the form: a confirmation, or the number of errors with a link to each field. */
function FormOutcome({ result, texts, contactHref }: FormOutcomeProps) {
  if (result.ok) {
    return (
      <OutcomeBox kind="good" title={texts.sentTitle} heading="h3" answer={result}>
        <p>{texts.sentText}</p>
        <p className="mt-3">
          {/* A plain link reloads the page, which clears the form. */}
          <a href={contactHref} className="text-link">
            {texts.sentAgain}
          </a>
        </p>
      </OutcomeBox>
    );
  }
  const faults = order.flatMap((name) => {
    const text = result.error.fields?.[name];
    return text ? [{ name, text }] : [];
  });
  const title = texts.problemTitles[faults.length - 1] ?? texts.failedTitle;
  return (
    <OutcomeBox kind="bad" title={title} heading="h3" answer={result}>
      <p>{result.error.message}</p>
      {faults.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {faults.map(({ name, text }) => (
            <li key={name}>
              <a href={`#contact-${name}`} className="text-link inline-block py-0.5">
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </OutcomeBox>
  );
}

interface TopicSelectProps {
  label: string;
  choose: string;
  topics: { value: string; label: string }[];
  error: string | undefined;
  chosen: string;
}

/** Select for the topic of a message. */
function TopicSelect({ label, choose, topics, error, chosen }: TopicSelectProps) {
  return (
    <SelectField
      id="contact-topic"
      name="topic"
      label={label}
      error={error}
      required
      defaultValue={chosen}
    >
      <option value="">{choose}</option>
      {topics.map((topic) => (
        <option key={topic.value} value={topic.value}>
          {topic.label}
        </option>
      ))}
    </SelectField>
  );
}
