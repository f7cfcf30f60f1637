'use client';

import { useEffect } from 'react';
import { useGreekVoice } from './greek-voice';
import { bookId, phrasesOnPage } from './phrase-dom';

interface PhraseVoiceProps {
  texts: { there: string; none: string; listen: string };
}

/**
 * Adds a button that speaks each phrase if the browser has a Greek voice, or a note if it has none.
 */
export function PhraseVoice({ texts }: PhraseVoiceProps) {
  const say = useGreekVoice();

  useEffect(() => {
    if (!say) return;
    for (const { row, greek } of phrasesOnPage()) {
      const button =
        row.querySelector('button') ?? row.appendChild(document.createElement('button'));
      button.type = 'button';
      button.className = 'phrase-say';
      button.setAttribute('aria-label', `${texts.listen}: ${greek}`);
    }
    const speak = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('.phrase-say') : null;
      const greek = button?.parentElement?.querySelector('[lang="el"]')?.textContent;
      if (greek) say(greek);
    };
    const book = document.getElementById(bookId);
    book?.addEventListener('click', speak);
    return () => book?.removeEventListener('click', speak);
  }, [say, texts.listen]);

  return (
    <p className="measure min-h-6 font-ui text-sm text-ink-2 noscript:hidden">
      {say === undefined ? '' : say ? texts.there : texts.none}
    </p>
  );
}
