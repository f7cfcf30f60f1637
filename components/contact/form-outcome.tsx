import { OutcomeBox } from '@/components/ui/outcome-box';
import type { ActionResult } from '@/lib/platform/actions/result';
import type { ContactFormTexts } from './form-texts';

const order = ['name', 'email', 'topic', 'message'];

interface FormOutcomeProps {
  result: ActionResult<null>;
  texts: ContactFormTexts;
  contactHref: string;
}

/** Outcome of the form: a confirmation, or the number of errors with a link to each field. */
export function FormOutcome({ result, texts, contactHref }: FormOutcomeProps) {
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
