import { useCallback, useEffect, useState } from 'react';

/** Milliseconds to wait for the list of voices, which many browsers load only on request. */
const patience = 2500;

/**
 * Returns a Greek voice, preferably one on this device; null if there is none, undefined while the
 * list is loading.
 */
function greekVoice(): SpeechSynthesisVoice | null | undefined {
  const all = window.speechSynthesis.getVoices();
  const greek = all.filter(({ lang }) => /^el\b/i.test(lang));
  return (
    greek.find(({ localService }) => localService) ?? greek[0] ?? (all.length ? null : undefined)
  );
}

/**
 * Returns a function that speaks Greek, null without a Greek voice, or undefined while that is
 * unknown. Speaking interrupts the current phrase.
 */
export function useGreekVoice(): ((greek: string) => void) | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>();

  useEffect(() => {
    const speech = window.speechSynthesis;
    if (!speech) {
      setVoice(null);
      return;
    }
    const look = () => setVoice(greekVoice());
    look();
    const waiting = setTimeout(() => setVoice(greekVoice() ?? null), patience);
    speech.addEventListener?.('voiceschanged', look);
    return () => {
      clearTimeout(waiting);
      speech.removeEventListener?.('voiceschanged', look);
      speech.cancel();
    };
  }, []);

  const say = useCallback(
    (greek: string) => {
      if (!voice) return;
      const words = new SpeechSynthesisUtterance(greek);
      words.voice = voice;
      words.lang = voice.lang;
      // Slow enough for learners, but not unnaturally so.
      words.rate = 0.85;
      window.speechSynthesis.cancel();
      window.speechSynthesis.speak(words);
    },
    [voice],
  );
  return voice ? say : voice;
}
