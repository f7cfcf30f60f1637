'use client';

import { transliterate } from '@/lib/phrases/transliterate';

interface ReadingLettersProps {
  /** Greek examples, and what their Latin letters stand for. */
  letters: readonly (readonly [examples: string, sense: string])[];
}

/** The letters, one below the other; a leaf so that their words alone are sent beside the document. */
export function ReadingLetters({ letters }: ReadingLettersProps) {
  return (
    <dl className="reading-letters">
      {letters.map(([examples, sense]) => (
        <div key={examples}>
          <dt>
            <span lang="el-Latn">{transliterate(examples)}</span>
            <span lang="el">{examples}</span>
          </dt>
          <dd>{sense}</dd>
        </div>
      ))}
    </dl>
  );
}
