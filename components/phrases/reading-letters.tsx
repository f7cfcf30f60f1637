'use client';

import { transliterate } from '@/lib/records/phrases/transliterate';

interface ReadingLettersProps {
  /** Greek examples and the sound of their Latin letters. */
  letters: readonly (readonly [examples: string, sense: string])[];
}

/**
 * List of the letters. A client component so that the response repeats only their texts after the
 * HTML.
 */
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
