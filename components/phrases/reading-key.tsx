import { getTranslations } from 'next-intl/server';
import { transliterate } from '@/lib/phrases/transliterate';

/** What the Latin letters stand for, each with Greek words that the page's rule turns into them. */
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

/** How to read the transliteration. */
export async function ReadingKey() {
  const t = await getTranslations('phrases.reading');
  return (
    <section id="reading" aria-labelledby="reading-title" className="scroll-mt-24 pb-14">
      <h2 id="reading-title">{t('title')}</h2>
      <p className="measure mt-2">{t('intro')}</p>
      <dl className="mt-5 grid gap-x-8 border-b border-rule sm:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
        {letters.map(([letter, examples]) => (
          <div
            key={letter}
            className="border-t border-rule py-3 sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline"
          >
            <dt>
              <span lang="el-Latn" className="phrase-sound text-lg">
                {transliterate(examples)}
              </span>
              <span lang="el" className="block font-display">
                {examples}
              </span>
            </dt>
            <dd className="text-ink-2">{t(`letters.${letter}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-4 font-ui text-sm text-ink-2">{t('note')}</p>
    </section>
  );
}
