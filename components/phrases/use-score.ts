import { useEffect, useState } from 'react';
import { nothingLearnt, readScore, type Score } from '@/lib/records/phrases/practice';
import { phrasesOnPage } from './phrase-dom';

const storageKey = 'greek-phrases';

/** Score of the practice in local storage. Without storage it lasts until the page is closed. */
export function useScore(): [Score, (score: Score) => void] {
  const [score, setScore] = useState<Score>(nothingLearnt);

  useEffect(() => {
    const book = phrasesOnPage().map(({ greek }) => greek);
    try {
      setScore(readScore(localStorage.getItem(storageKey), book));
    } catch {
      // Storage is blocked: the score starts empty.
    }
  }, []);

  function keep(next: Score) {
    setScore(next);
    try {
      if (Object.keys(next).length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage is blocked or full: the score lasts for this visit.
    }
  }
  return [score, keep];
}
