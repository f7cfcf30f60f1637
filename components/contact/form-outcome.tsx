'use client';

import { useEffect, useRef } from 'react';
import type { ActionResult } from '@/lib/actions/result';
import type { ContactFormTexts } from './contact-form';

const order = ['name', 'email', 'topic', 'message'];

interface FormOutcomeProps {
  result: ActionResult<null>;
  texts: ContactFormTexts;
  contactHref: string;
}

/** What came of sending: takes the focus, so that nobody has to look for it. */
export function FormOutcome({ result, texts, contactHref }: FormOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // A new result is a new object: the second failure in a row takes the focus again.
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  const look = 'border-l-2 bg-deep px-5 py-4';
  if (result.ok) {
    return (
      <div ref={box} tabIndex={-1} role="status" className={`${look} mt-6 border-good`}>
        <h3>{texts.sentTitle}</h3>
        <p className="mt-2">{texts.sentText}</p>
        <p className="mt-3">
          {/* A plain link: the page begins anew, with an empty form. */}
          <a href={contactHref} className="text-link">
            {texts.sentAgain}
          </a>
        </p>
      </div>
    );
  }
  const faults = order.flatMap((name) => {
    const text = result.error.fields?.[name];
    return text ? [{ name, text }] : [];
  });
  const title = texts.problemTitles[faults.length - 1] ?? texts.failedTitle;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${look} border-bad`}>
      <h3>{title}</h3>
      <p className="mt-1">{result.error.message}</p>
      {faults.length > 0 ? (
        <ul className="mt-2 grid gap-1 font-ui">
          {faults.map(({ name, text }) => (
            <li key={name}>
              <a href={`#contact-${name}`} className="text-link inline-block py-0.5">
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
