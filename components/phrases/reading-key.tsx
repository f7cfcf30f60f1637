import { getTranslations } from 'next-intl/server';
import { ReadingLetters } from './reading-letters';

/** Sounds of the Latin letters, each with Greek example words for the transliteration. */
const letters = [
  ['stress', 'καλημέρα'],
  ['vowels', 'θέλω, ναι, πολύ'],
  ['ou', 'πού, ούζο'],
  ['iBeforeVowel', 'μια, παιδιά'],
  ['dh', 'εδώ'],
  ['th', 'θάλασσα'],
  ['gh', 'γάλα'],
  ['y', 'για, γεμίστε'],
  ['h', 'χάρτης, όχι'],
  ['g', 'αγγλικά'],
  ['z', 'λογαριασμό'],
] as const;

/** Guide to reading the transliteration. */
export async function ReadingKey() {
  const t = await getTranslations('phrases.reading');
  return (
    <section id="reading" aria-labelledby="reading-title" className="scroll-mt-24 pb-14">
      <h2 id="reading-title">{t('title')}</h2>
      <p className="measure mt-2">{t('intro')}</p>
      <ReadingLetters
        letters={letters.map(([letter, examples]) => [examples, t(`letters.${letter}`)])}
      />
      <p className="measure mt-4 font-ui text-sm text-ink-2">{t('note')}</p>
    </section>
  );
}
