import { readdirSync, readFileSync } from 'node:fs';
import { withPlaces } from './place-names';
import { plainText } from './text';

/** Files with all our texts in a language. */
const ours = (locale: 'en' | 'el') => [
  ...readdirSync(`messages/${locale}`).map((file) => `messages/${locale}/${file}`),
  ...readdirSync('content/guides')
    .filter((file) => file.endsWith(`.${locale}.mdx`))
    .map((file) => `content/guides/${file}`),
];

/** Names in lower case, as they occur in addresses, in file names and in other languages. */
const names =
  /^(?:athen[es]*|heraklion|piraeus|rafina|lavrio|ermoupoli|athinios|fira|parikia|adamas|katapola|aegiali|tzia|tino|mylos|nax[io]\p{L}*|ναξος|(?:amorg|anaf|andr|antipar|donous+|folegandr|i|iraklei|irakli|ke|kimol|koufonis+i|kythn|mil|mykon|par|santorini|s?k?c?hinouss|serif|sifn|sikin|syr|thiras+i|tin)(?:a|os|i|oy|is)?)$/u;

it.each(['en', 'el'] as const)('takes no word of our own texts for an island: %s', (locale) => {
  const text = ours(locale)
    .map((file) => readFileSync(file, 'utf8'))
    .join(' ');
  const words = new Set(text.match(/(?<![\p{L}’'@/-])\p{Ll}{2,}(?![\p{L}/-])/gu));
  expect(words.size).toBeGreaterThan(3000);
  const taken = [...words].filter(
    (word) => !names.test(word) && withPlaces(plainText(word), word).includes('@'),
  );
  expect(taken).toEqual([]);
});

it.each([
  ['can you still swim in naxos', 'can you still swim in @naxos@'],
  ['να πάρω το πλοίο για Πάρο', 'να παρω το πλοιο για @paros@'],
  ['μήπως πάντως στη Τήνο', 'μηπωσ παντωσ στη @tinos@'],
  ['ferry across to Andros', 'ferry across to @andros@'],
  ['για την Ίο και τη Μήλο', 'για την @ios@ και τη @milos@'],
  ['santorni and naxxos', '@santorini@ and @naxos@'],
])('%s', (said, read) => {
  expect(withPlaces(plainText(said), said)).toBe(read);
});
