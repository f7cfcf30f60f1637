import { readFileSync } from 'node:fs';
import { nameOf } from '@/lib/assistant/built-in/word/names';
import { casesOf } from '@/lib/foundation/i18n/greek/cases';
import { islands } from '@/lib/records/islands/data';

/*
 * Traces the names in an answer: every capitalised word has to occur in the tools' results, in the
 * traveller's messages, or in the model's own texts. Greek inflects names, so matching stems is
 * enough.
 */

const words = /\p{Lu}[\p{L}’']*/gu;
const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s?$/u, '');

/** Stem of a Greek word, without the ending that its case changes. */
const stem = (word: string) => {
  const plain = bare(word);
  return /[α-ω]/u.test(plain) && plain.length > 3
    ? plain.replace(/(?:ους|ου|ος|ον|ων|ες|ας|ης|εως|ις|οι|α|η|ι|ο|ε)$/u, '')
    : plain;
};

const wordsOf = (text: string) => (text.match(/\p{L}[\p{L}’']*/gu) ?? []).map(bare);
const stemsOf = (text: string) => (text.match(/\p{L}[\p{L}’']*/gu) ?? []).map(stem);

/** Words of the model itself: its texts, days, months, and their short forms. */
const own: ReadonlySet<string> = new Set(
  (['en', 'el'] as const).flatMap((locale) => {
    const texts = readFileSync(`messages/${locale}/builtIn.json`, 'utf8');
    const dates = Array.from({ length: 84 }, (_, day) =>
      (['long', 'short'] as const).map((width) =>
        new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', {
          weekday: width,
          day: 'numeric',
          month: width,
        }).format(Date.UTC(2027, 0, 1 + 5 * day)),
      ),
    ).flat();
    return [
      ...stemsOf(texts),
      ...dates.flatMap(wordsOf),
      ...dates.flatMap(stemsOf).filter((one) => one.length > 4),
    ];
  }),
);

const islandForms = islands.map(({ slug, name }) => {
  const { nom, gen, acc } = casesOf(name.el);
  return [slug, name.en, nom, gen, acc].flatMap(stemsOf);
});

/** Gateways that a result names by their ids. Its ports count as a mention of Athens. */
const gatewayForms = ['piraeus', 'rafina', 'lavrio', 'heraklion', 'athens'].map((id) => [
  ...stemsOf(`${nameOf(id, 'en')} ${nameOf(id, 'el')}`),
  ...(id === 'athens' ? ['ath', 'piraeus', 'rafina', 'lavrio'] : [id]),
]);

/** Names in an answer that do not occur in `told`, the text of all earlier results and messages. */
export function unsupportedNames(answer: string, told: string): string[] {
  const said = new Set(stemsOf(told));
  const isTold = (forms: readonly string[]) => forms.some((one) => said.has(one));
  const places = [...islandForms, ...gatewayForms];
  const known = new Set([...said, ...places.filter(isTold).flat()]);
  const untold = new Set(places.filter((forms) => !isTold(forms)).flat());
  return (answer.match(words) ?? []).filter((word) => {
    if (known.has(stem(word)) || own.has(bare(word))) return false;
    return untold.has(stem(word)) || !own.has(stem(word));
  });
}
