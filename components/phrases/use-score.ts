import { useEffect, useState } from 'react';
import { nothingLearnt, readScore, type Score } from '@/lib/phrases/practice';
import { phrasesOnPage } from './phrase-dom';

const storageKey = 'greek-phrases';

/** The score of the practice, kept in this browser. Where storage is refused it lasts as long as the page. */
export function useScore(): [Score, (score: Score) => void] {
  const [score, setScore] = useState<Score>(nothingLearnt);

  useEffect(() => {
    const book = phrasesOnPage().map(({ greek }) => greek);
    try {
      setScore(readScore(localStorage.getItem(storageKey), book));
    } catch {
      // Refused: it begins at nothing.
    }
  }, []);

  function keep(next: Score) {
    setScore(next);
    try {
      if (Object.keys(next).length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
      else localStorage.removeItem(storageKey);
    } catch {
      // Refused or full: the score is that of this visit.
    }
  }
  return [score, keep];
}
