import { readFileSync } from 'node:fs';
import { nameOf } from '@/lib/assistant/built-in/word/names';
import { casesOf } from '@/lib/i18n/greek/cases';
import { islands } from '@/lib/islands/data';

/*
 * The names of an answer: every word with a capital has to stand in what tools told, in what the traveller said, or
 * among the fixed texts of the model. Greek declines a name, so its stem is enough there.
 */

const words = /\p{Lu}[\p{L}’']*/gu;
const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s?$/u, '');

/** A Greek word without what its case changes. */
const stem = (word: string) => {
  const plain = bare(word);
  return /[α-ω]/u.test(plain) && plain.length > 3
    ? plain.replace(/(?:ους|ου|ος|ον|ων|ες|ας|ης|εως|ις|οι|α|η|ι|ο|ε)$/u, '')
    : plain;
};

const wordsOf = (text: string) => (text.match(/\p{L}[\p{L}’']*/gu) ?? []).map(bare);
const stemsOf = (text: string) => (text.match(/\p{L}[\p{L}’']*/gu) ?? []).map(stem);

/** The words the model has of its own: its texts, days and months, and short forms of them. */
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

/** Gateways a result names by their ids; whose ports are told, Athens is told as well. */
const gatewayForms = ['piraeus', 'rafina', 'lavrio', 'heraklion', 'athens'].map((id) => [
  ...stemsOf(`${nameOf(id, 'en')} ${nameOf(id, 'el')}`),
  ...(id === 'athens' ? ['ath', 'piraeus', 'rafina', 'lavrio'] : [id]),
]);

/** What of an answer is named although `told`, all that was told and said as one text, does not. */
export function namesNobodyTold(answer: string, told: string): string[] {
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
