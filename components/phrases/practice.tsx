'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { fill } from '@/lib/foundation/i18n/fill';
import {
  answered,
  learnt,
  nextPhrase,
  nothingLearnt,
  readScore,
  type Score,
} from '@/lib/records/phrases/practice';
import { bookId, phrasesOnPage, situationsOnPage } from './phrase-dom';
import { PracticeCard } from './practice-card';
import type { PracticeTexts } from './practice-texts';

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

interface PracticeChoicesProps {
  decks: readonly { id: string; title: string }[];
  deckId: string;
  fromGreek: boolean;
  texts: PracticeTexts;
  onDeck: (id: string) => void;
  onDirection: (fromGreek: boolean) => void;
}

/** Options of the practice: set of phrases and direction. */
function PracticeChoices(props: PracticeChoicesProps) {
  const { decks, deckId, fromGreek, texts, onDeck, onDirection } = props;
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <SelectField
        id="practice-deck"
        label={texts.deck}
        value={deckId}
        onChange={(event) => onDeck(event.target.value)}
      >
        {decks.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="practice-direction"
        label={texts.direction}
        value={fromGreek ? 'from' : 'to'}
        onChange={(event) => onDirection(event.target.value === 'from')}
      >
        <option value="from">{texts.fromGreek}</option>
        <option value="to">{texts.toGreek}</option>
      </SelectField>
    </div>
  );
}

interface PracticeResetProps {
  texts: PracticeTexts;
  onReset: () => void;
}

/** Resets the score after a confirmation. */
function PracticeReset({ texts, onReset }: PracticeResetProps) {
  const [asking, setAsking] = useState(false);
  const no = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (asking) no.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <button type="button" onClick={() => setAsking(true)} className={buttonClass('quiet')}>
        {texts.reset}
      </button>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-3 font-ui text-sm">
      <legend className="pb-2">{texts.resetAsk}</legend>
      <button type="button" onClick={onReset} className={buttonClass()}>
        {texts.resetYes}
      </button>
      <button
        ref={no}
        type="button"
        onClick={() => setAsking(false)}
        className={buttonClass('quiet')}
      >
        {texts.resetNo}
      </button>
    </fieldset>
  );
}

const storageKey = 'greek-phrases';

/** Score of the practice in local storage. Without storage it lasts until the page is closed. */
function useScore(): [Score, (score: Score) => void] {
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
