import { OutcomeBox } from '@/components/ui/outcome-box';
import { propertyFields } from '@/lib/booking/list-property/fields';
import { fill } from '@/lib/foundation/i18n/fill';
import type { PropertyTexts } from './form-texts';

interface FormSummaryProps {
  title?: string;
  text: string;
  faults: Readonly<Record<string, string>>;
  /** Changes with every validation, so that the summary takes the focus again. */
  answer: unknown;
  texts: PropertyTexts;
}

/** Error summary of the form, with a link to each field. */
export function FormSummary({ title, text, faults, answer, texts }: FormSummaryProps) {
  const found = propertyFields.filter((name) => faults[name]);
  const counted =
    found.length === 1 ? texts.problemOne : fill(texts.problemMany, { count: found.length });
  return (
    <OutcomeBox kind="bad" title={found.length > 0 ? counted : title} heading="h3" answer={answer}>
      <p>{text}</p>
      {found.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {found.map((name) => (
            <li key={name}>
              <a href={`#property-${name}`} className="text-link inline-block py-0.5">
                {faults[name]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </OutcomeBox>
  );
}
