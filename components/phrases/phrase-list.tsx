'use client';

import { Fold } from '@/components/ui/fold';
import { phraseAnchor, transliterate } from '@/lib/records/phrases/transliterate';

/** Greek, meaning, situation in which to say it and, where it matters, to whom. */
type PhraseLine = readonly [greek: string, meaning: string, when: string, to?: string];

interface PhraseListProps {
  /** Id of the phrases. */
  id: string;
  title: string;
  intro: string;
  lines: readonly PhraseLine[];
  /** Related pages. */
  links: readonly (readonly [label: string, href: string])[];
  /** True if a phone shows them open. */
  isOpen: boolean;
}

/**
 * Phrases of a situation. A client component without behaviour, so that the response repeats only
 * the texts after the HTML instead of the element tree, a third of the page. phrase-dom.ts reads
 * these elements in this order; phrase-voice.tsx adds a button to each if there is a voice.
 */
export function PhraseList({ id, title, intro, lines, links, isOpen }: PhraseListProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="situation">
      <Fold id={id} isOpen={isOpen} title={<h2 id={`${id}-title`}>{title}</h2>}>
        <p className="measure mt-2 text-ink-2">{intro}</p>
        <ol className="phrase-list mt-5">
          {lines.map(([greek, meaning, when, to]) => (
            <li key={greek} id={phraseAnchor(greek)}>
              <p lang="el">{greek}</p>
              <p lang="el-Latn">{transliterate(greek)}</p>
              <p lang="en">{meaning}</p>
              <p>
                {to ? <b>{to}</b> : null}
                {to ? ` ${when}` : when}
              </p>
            </li>
          ))}
        </ol>
        {links.length > 0 ? (
          <p className="mt-4 flex flex-wrap gap-x-6 font-ui text-sm">
            {links.map(([label, href]) => (
              <a key={href} href={href} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            ))}
          </p>
        ) : null}
      </Fold>
    </section>
  );
}
