import { link, plain } from '../word/names';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Finds Greek phrases for a request. */
export function phraseNext(asked: TurnRequest): Next {
  const { t, turn } = asked;
  const found = resultsOf(asked, 'findPhrases');
  const words = phraseWords(turn.said);
  const asking = [
    words,
    ...words
      .split(' ')
      .filter((one) => one.length > 3)
      .toSorted((a, b) => b.length - a.length),
  ];
  const last = found.at(-1);
  const phrases = (last?.output.phrases ?? []) as {
    greek: string;
    sounds: string;
    meaning: string;
    when: string;
  }[];
  if (!last || (phrases.length === 0 && found.length < Math.min(3, asking.length))) {
    const q = asking[found.length] ?? '';
    return q ? { calls: [{ tool: 'findPhrases', input: { q } }] } : { text: t('phrase.ask') };
  }
  const page = link(
    t('phrase.page'),
    (last.output.pages as Record<string, string> | undefined)?.page,
  );
  if (phrases.length === 0) return { text: `${t('phrase.none')} ${page}.` };
  const best = phrases.toSorted((a, b) => a.meaning.length - b.meaning.length).slice(0, 3);
  const lines = best.map(
    ({ greek, sounds, meaning }) => `- **${plain(greek)}** (${plain(sounds)}): ${plain(meaning)}`,
  );
  return { text: `${lines.join('\n')}\n\n${page}.` };
}

/** Words to translate. */
function phraseWords(said: string): string {
  const quoted = /["“«'‘]([^"”»'’]{2,60})["”»'’]/u.exec(said)?.[1];
  if (quoted) return quoted;
  return said
    .toLowerCase()
    .replace(/[?;!.,]/g, ' ')
    .replace(
      /\b(?:how|do|does|would|can|could|you|i|we|one|say|tell|me|the|a|an|in|greek|word|phrase|for|what|is|what's|please teach|translate|pronounce|to|of|some|phrases?)\b/g,
      ' ',
    )
    .replace(
      /(?<!\p{L})(?:πώς|πως|λένε|λενε|λέμε|λεμε|λέγεται|λεγεται|λες|το|τη|την|τον|στα|ελληνικά|ελληνικα|φράση|φραση|για|πες|μου|ένας|ξένος|ενας|ξενος|μια|μία|φράσεις)(?!\p{L})/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}
