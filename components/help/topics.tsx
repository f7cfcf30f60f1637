'use client';

import { FAQJsonLd } from 'next-seo';
import { Chapter } from '@/components/content/chapter';
import { StillText } from '@/components/content/still-text';
import { type Still, stillWords } from '@/components/ui/still';
import { fill } from '@/lib/i18n/fill';

interface TopicsProps {
  topics: readonly {
    id: string;
    title: string;
    /** The id is the fragment of a question's address: a browser opens the fold around it by itself. */
    questions: readonly (readonly [id: string, question: string, answer: readonly Still[]])[];
  }[];
  /** Says of the link to a question what it is; with `{question}`. */
  linkLabel: string;
}

/**
 * The questions by topic, folded, each with an address of its own, and the same for search engines. It runs in the
 * browser only so that their words are sent once beside the document, and not four times.
 */
export function Topics({ topics, linkLabel }: TopicsProps) {
  const all = topics.flatMap(({ questions }) => questions);
  return (
    <>
      <FAQJsonLd
        questions={all.map(([, question, answer]) => ({ question, answer: stillWords(answer) }))}
      />
      {topics.map(({ id, title, questions }) => (
        <div key={id} data-topic>
          <Chapter id={id} title={title}>
            {questions.map(([name, question, answer]) => (
              <details key={name} data-question>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <div id={name}>
                  <StillText text={answer} />
                  <p>
                    <a href={`#${name}`} aria-label={fill(linkLabel, { question })}>
                      {`#${name}`}
                    </a>
                  </p>
                </div>
              </details>
            ))}
          </Chapter>
        </div>
      ))}
    </>
  );
}
