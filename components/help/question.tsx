import { LongText } from '@/components/content/long-text';
import type { ContentText } from '@/lib/content/types';

interface QuestionProps {
  /** The fragment of its address: a browser opens the fold around it by itself. */
  id: string;
  question: string;
  answer: ContentText;
  /** Read out for a table in the answer. */
  tableLabel: string;
  /** Says of the link to the question itself what it is. */
  linkLabel: string;
}

/** A question, folded, with an address of its own. */
export function Question({ id, question, answer, tableLabel, linkLabel }: QuestionProps) {
  return (
    <details data-question className="group border-t border-rule last:border-b">
      <summary className="flex min-h-13 cursor-pointer items-baseline gap-x-4 py-3 hover:text-accent">
        <h3 className="font-ui text-[1rem] leading-snug font-medium">{question}</h3>
        <span aria-hidden="true" className="ml-auto font-ui text-lg leading-none">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      <div id={id} className="scroll-mt-44 pb-6 [&_.guide-text>:first-child]:text-[1em]!">
        <LongText text={answer} sections={[]} tableLabel={tableLabel} />
        <p className="mt-3 font-ui text-sm text-ink-2">
          <a href={`#${id}`} aria-label={linkLabel} className="inline-block py-1.5 hover:underline">
            #{id}
          </a>
        </p>
      </div>
    </details>
  );
}
