import { getMessages, getTranslations } from 'next-intl/server';
import { phraseBook } from '@/lib/records/phrases/phrases';
import { situations } from '@/lib/records/phrases/types';
import { PhraseSearch } from './phrase-search';
import { PhraseVoice } from './phrase-voice';
import { Practice } from './practice';

/**
 * Tools for the phrases of the page: search, voice and practice. Passes each client component its
 * texts.
 */
export async function PhraseTools() {
  const [t, search, messages] = await Promise.all([
    getTranslations('phrases'),
    getTranslations('phrases.search'),
    getMessages(),
  ]);
  const { practice } = messages.phrases;
  const total = situations.reduce((sum, situation) => sum + phraseBook[situation].length, 0);
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
      <Practice total={total} texts={practice} />
    </>
  );
}
