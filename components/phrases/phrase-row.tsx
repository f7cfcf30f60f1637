import { transliterate } from '@/lib/phrases/transliterate';
import type { Phrase } from '@/lib/phrases/types';

interface PhraseRowProps {
  phrase: Phrase;
  when: string;
  /** What the form of address is called, where the phrase has one. */
  to: string | undefined;
}

/** A phrase. phrase-dom.ts reads what stands here, in this order; its button stays hidden until there is a voice. */
export function PhraseRow({ phrase: { greek, meaning }, when, to }: PhraseRowProps) {
  return (
    <li>
      <p lang="el" className="phrase-greek">
        {greek}
      </p>
      <p lang="el-Latn" className="phrase-sound">
        {transliterate(greek)}
      </p>
      <p lang="en">{meaning}</p>
      <p>
        {to ? <b>{to} </b> : null}
        {when}
      </p>
      <button type="button" className="phrase-say" hidden />
    </li>
  );
}
