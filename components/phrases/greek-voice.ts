import { useCallback, useEffect, useState } from 'react';

/** Waited for the list of voices, which many browsers fill only after they were asked, in milliseconds. */
const patience = 2500;

/** A Greek voice, on this device rather than over the net; null when there is none, undefined before the list is. */
function greekVoice(): SpeechSynthesisVoice | null | undefined {
  const all = window.speechSynthesis.getVoices();
  const greek = all.filter(({ lang }) => /^el\b/i.test(lang));
  return (
    greek.find(({ localService }) => localService) ?? greek[0] ?? (all.length ? null : undefined)
  );
}

/**
 * Returns a function that speaks Greek, null if the browser has no Greek voice, or undefined while
 * that is unknown. Speaking interrupts what is being spoken.
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
      // A learner follows it, a Greek is not yet bored.
      words.rate = 0.85;
      window.speechSynthesis.cancel();
      window.speechSynthesis.speak(words);
    },
    [voice],
  );
  return voice ? say : voice;
}
