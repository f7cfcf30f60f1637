'use client';

import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';
import {
  answered,
  learnt,
  nextPhrase,
  nothingLearnt,
  type Score,
} from '@/lib/records/phrases/practice';
import { bookId, phrasesOnPage, situationsOnPage } from './phrase-dom';
import { PracticeCard } from './practice-card';
import { PracticeChoices } from './practice-choices';
import { PracticeReset } from './practice-reset';
import type { PracticeTexts } from './practice-texts';
import { useScore } from './use-score';

interface PracticeProps {
  /** Number of phrases on the whole page. */
  total: number;
  texts: PracticeTexts;
}

const namesOf = (deckId: string) => phrasesOnPage(deckId).map(({ greek }) => greek);

/** Asks the phrases one by one, least known first, and stores the score in this browser. */
export function Practice({ total, texts }: PracticeProps) {
  const [score, setScore] = useScore();
  const [deckId, setDeckId] = useState(bookId);
  const [fromGreek, setFromGreek] = useState(true);
  const [phraseId, setPhraseId] = useState<string>();
  const [turned, setTurned] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function ask(id: string, known: Score) {
    setTurned(false);
    setPhraseId(nextPhrase(known, namesOf(id), phraseId, Math.random()));
  }
  function answer(greek: string, known: boolean) {
    const after = answered(score, greek, known);
    setScore(after);
    ask(deckId, after);
  }
  function forget() {
    setScore(nothingLearnt);
    toggle.current?.focus();
  }

  const phrase = phraseId
    ? phrasesOnPage(deckId).find(({ greek }) => greek === phraseId)
    : undefined;
  const deck = phrase ? namesOf(deckId) : [];
  const known = phrase
    ? { learnt: learnt(score, deck), total: deck.length }
    : { learnt: learnt(score, Object.keys(score)), total };
  return (
    <section
      id="practice"
      aria-labelledby="practice-title"
      className="mt-6 mb-14 scroll-mt-24 bg-deep px-5 py-6 md:px-8 md:py-8 noscript:hidden"
      data-print="hide"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="practice-title">{texts.title}</h2>
        <p className="font-ui text-sm font-medium tabular-nums">{fill(texts.score, known)}</p>
      </div>
      {phrase ? (
        <>
          <PracticeChoices
            decks={[{ id: bookId, title: texts.wholeBook }, ...situationsOnPage()]}
            {...{ deckId, fromGreek, texts }}
            onDeck={(id) => {
              setDeckId(id);
              ask(id, score);
            }}
            onDirection={(from) => {
              setFromGreek(from);
              setTurned(false);
            }}
          />
          {known.learnt === known.total ? <p className="mt-4">{texts.done}</p> : null}
          <PracticeCard
            {...{ phrase, fromGreek, turned, texts }}
            onTurn={() => setTurned(true)}
            onAnswer={(knew) => answer(phrase.greek, knew)}
          />
        </>
      ) : (
        <p className="measure mt-2 text-ink-2">{texts.intro}</p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          ref={toggle}
          type="button"
          onClick={() => (phrase ? setPhraseId(undefined) : ask(deckId, score))}
          className={buttonClass(phrase ? 'quiet' : 'secondary')}
        >
          {phrase ? texts.stop : texts.start}
        </button>
        {!phrase && Object.keys(score).length > 0 ? (
          <PracticeReset texts={texts} onReset={forget} />
        ) : null}
      </div>
    </section>
  );
}
