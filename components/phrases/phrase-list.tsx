'use client';

import { phraseAnchor, transliterate } from '@/lib/phrases/transliterate';

/** Greek, meaning, when to say it and, where it matters, to whom. */
type PhraseLine = readonly [greek: string, meaning: string, when: string, to?: string];

interface PhraseListProps {
  /** The anchor of the situation. */
  id: string;
  title: string;
  intro: string;
  lines: readonly PhraseLine[];
  /** Pages that help there. */
  links: readonly (readonly [label: string, href: string])[];
}

/**
 * The phrases of a situation. It does nothing in the browser: it stands there so that beside the document only
 * these words are sent, not the tree of all the elements around them, a third of the page. phrase-dom.ts reads
 * what stands here, in this order; phrase-voice.tsx adds a button to each where there is a voice.
 */
export function PhraseList({ id, title, intro, lines, links }: PhraseListProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="situation">
      <h2 id={`${id}-title`}>{title}</h2>
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
    </section>
  );
}
