import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { PhraseWords } from '@/lib/records/phrases/search';
import { useGreekVoice } from './greek-voice';
import type { PracticeTexts } from './practice-texts';

interface PracticeCardProps {
  phrase: PhraseWords;
  /** True if Greek is shown and the meaning asked; false for the reverse. */
  fromGreek: boolean;
  /** True while the answer is shown. */
  turned: boolean;
  texts: PracticeTexts;
  onTurn: () => void;
  onAnswer: (knew: boolean) => void;
}

/**
 * Flash card: first the question, then the whole phrase. Moves the focus to the next button, so
 * that Enter alone advances; announces the content.
 */
export function PracticeCard(props: PracticeCardProps) {
  const { phrase, fromGreek, turned, texts, onTurn, onAnswer } = props;
  const say = useGreekVoice();
  const step = useRef<HTMLButtonElement>(null);
  // False when a control outside the card changed the phrase, which then keeps the focus.
  const leads = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each side of each phrase has its own button.
  useEffect(() => {
    if (leads.current) step.current?.focus({ preventScroll: true });
    leads.current = false;
  }, [turned, phrase.greek]);

  const go = (on: () => void) => () => {
    leads.current = true;
    on();
  };
  const greek = (
    <p lang="el" className="phrase-greek text-xl!">
      {phrase.greek}
    </p>
  );
  const meaning = (
    <p lang="en" className="text-xl leading-snug">
      {phrase.meaning}
    </p>
  );
  return (
    <>
      <div
        role="status"
        aria-label={texts.card}
        className="mt-5 flex min-h-48 flex-col justify-center gap-2 border-y border-ink bg-raised px-5 py-8 text-center"
      >
        {turned ? (
          <div className="practice-page grid gap-2">
            {greek}
            <p lang="el-Latn" className="phrase-sound">
              {phrase.latin}
            </p>
            {meaning}
            <p className="font-ui text-sm text-ink-2">{phrase.when}</p>
          </div>
        ) : fromGreek ? (
          greek
        ) : (
          meaning
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {turned ? (
          <>
            <button
              key="knew"
              ref={step}
              type="button"
              onClick={go(() => onAnswer(true))}
              className={buttonClass('primary')}
            >
              {texts.knew}
            </button>
            <button type="button" onClick={go(() => onAnswer(false))} className={buttonClass()}>
              {texts.missed}
            </button>
          </>
        ) : (
          <button
            key="turn"
            ref={step}
            type="button"
            onClick={go(onTurn)}
            className={buttonClass('primary')}
          >
            {texts.turn}
          </button>
        )}
        {say && (turned || fromGreek) ? (
          <button
            type="button"
            className="phrase-say"
            aria-label={texts.listen}
            onClick={() => say(phrase.greek)}
          />
        ) : null}
      </div>
    </>
  );
}
