'use client';

import { phraseAnchor, transliterate } from '@/lib/phrases/transliterate';
import type { Addressee } from '@/lib/phrases/types';

/** Greek, meaning, when to say it and, where it matters, to whom. */
export type PhraseLine = readonly [
  greek: string,
  meaning: string,
  when: string,
  to: Addressee | undefined,
];

interface PhraseListProps {
  lines: readonly PhraseLine[];
  /** What the forms of address are called. */
  addressees: Readonly<Record<Addressee, string>>;
}

/**
 * The phrases of a situation. It does nothing in the browser: it stands there so that beside the document only
 * these words are sent, not the tree of all the elements around them, a third of the page. phrase-dom.ts reads
 * what stands here, in this order; the buttons stay hidden until there is a voice.
 */
export function PhraseList({ lines, addressees }: PhraseListProps) {
  return (
    <ol className="phrase-list mt-5">
      {lines.map(([greek, meaning, when, to]) => (
        <li key={greek} id={phraseAnchor(greek)}>
          <p lang="el">{greek}</p>
          <p lang="el-Latn">{transliterate(greek)}</p>
          <p lang="en">{meaning}</p>
          <p>
            {to ? <b>{addressees[to]} </b> : null}
            {when}
          </p>
          <button type="button" className="phrase-say" hidden />
        </li>
      ))}
    </ol>
  );
}
