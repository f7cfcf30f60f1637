import { getMessages, getTranslations } from 'next-intl/server';
import { phraseBook } from '@/lib/records/phrases/phrases';
import { situations } from '@/lib/records/phrases/types';
import { PhraseSearch } from './phrase-search';
import { PhraseVoice } from './phrase-voice';
import { Practice } from './practice';

/** Search and voice for the phrases of the page. Passes each client component its texts. */
export async function PhraseTools() {
  const [t, search] = await Promise.all([
    getTranslations('phrases'),
    getTranslations('phrases.search'),
  ]);
  return (
    <>
      <PhraseSearch
        texts={{
          label: search('label'),
          hint: search('hint'),
          one: search('one'),
          many: search.raw('many'),
          empty: search('empty'),
          clear: search('clear'),
        }}
      />
      <PhraseVoice
        texts={{ there: t('voice.there'), none: t('voice.none'), listen: t('voice.listen') }}
      />
    </>
  );
}

/** Practice of all phrases of the page. */
export async function PhrasePractice() {
  const { practice } = (await getMessages()).phrases;
  const total = situations.reduce((sum, situation) => sum + phraseBook[situation].length, 0);
  return <Practice total={total} texts={practice} />;
}
