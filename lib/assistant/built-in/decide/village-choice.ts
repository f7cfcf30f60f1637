import { fold } from '@/lib/foundation/i18n/fold';
import { routes } from '@/lib/platform/routes/register';
import { aspectOf } from '../understand/aspects';
import { word } from '../understand/text';
import { type Village, villagesIn } from '../understand/villages';
import { link, nameOf, plain } from '../word/names';
import { aspectsOf } from './aspect';
import { type Passage, pagesOf, passagesIn, sentencesOf } from './quotes';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

const choosing = word('or|vs|versus|better|between|η|ή|αναμεσα|καλυτερα|i');
const longest = 300;
/** Sign of a row of a table. */
const cells = ' (';
const advises =
  /(?<!\p{L})(?:sleep|stay|choose|take|decide|base|\u03bc\u03b5\u03b9\u03bd\p{L}+|\u03ba\u03bf\u03b9\u03bc\u03b7\u03b8\p{L}+|\u03b4\u03b9\u03b1\u03bb\u03b5\p{L}+|\u03c0\u03c1\u03bf\u03c4\u03b9\u03bc\p{L}+)(?!\p{L})/u;
const quiet =
  'quiet\\p{L}*|calm\\p{L}*|sleep|peace\\p{L}*|\u03b7\u03c3\u03c5\u03c7\\p{L}*|\u03b7\u03c1\u03b5\u03bc\\p{L}*|\u03c5\u03c0\u03bd\\p{L}*';

const isNamed = ({ forms }: Village) => {
  const pattern = new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'u');
  return (text: string) => pattern.test(fold(text));
};

/** Sentence on a village, with what follows it; that which begins with its name first. */
function sentenceOn(
  passages: readonly Passage[],
  village: Village,
  other: Village,
): { text: string; passage: Passage } | undefined {
  const [own, others] = [isNamed(village), isNamed(other)];
  const all = passages.flatMap((passage) =>
    sentencesOf(passage.text).map((text, at, list) => ({
      text,
      passage,
      next: list[at + 1] ?? '',
    })),
  );
  const fitting = all.filter(({ text }) => own(text) && !others(text));
  const starts = fitting.find(({ text }) => own(text.slice(0, 40)));
  const best = starts ?? fitting[0];
  if (!best) return undefined;
  const { text, passage, next } = best;
  const isRow = text.includes(cells) || next.includes(cells);
  const isOwnNext = next && !isRow && !others(next) && text.length + next.length < longest;
  return { text: isOwnNext ? `${text} ${next}` : text, passage };
}

/** Quotes the guide on two villages of one island, and takes the one that fits. */
export function villageNext(asked: TurnRequest): Next | undefined {
  const { t, turn, locale } = asked;
  const found = villagesIn(turn.said, turn.places.mentioned);
  if (!found || !choosing.test(fold(turn.said))) return undefined;
  const { island, two } = found;
  const calls: readonly ToolCall[] = [
    routes.guide(`where-to-stay-on-${island}` as never),
    routes.guide(island),
  ].map((page) => ({
    tool: 'findPassages',
    input: { q: nameOf(island, locale), kind: ['guides'], page, most: 20 },
  }));
  const outputs = calls.map(
    ({ input }) =>
      resultsOf(asked, 'findPassages').find(
        (one) => one.input.page === input.page && one.input.q === input.q,
      )?.output,
  );
  const missing = calls.filter((_, at) => !outputs[at]);
  if (missing.length > 0) return { intro: t('passage.look'), calls: missing };
  const pages = Object.assign({}, ...outputs.map((one) => pagesOf(one ?? {})));
  const rank = ({ page }: Passage) =>
    /#(?:where-to-stay|rooms)/.test(page)
      ? 0
      : /#(?:town|village|chora|first-look)/.test(page)
        ? 1
        : 2;
  const passages = outputs
    .flatMap((one) => passagesIn(one))
    .filter(({ page }) => !/#(?:wind|tips|walks|mistakes)/.test(page))
    .toSorted((a, b) => rank(a) - rank(b));
  const [first, second] = two;
  const isEither = (text: string) =>
    new RegExp(
      `(?:${first.forms}|${second.forms}),? (?:or|\u03b7) (?:\\p{L}+ )?(?:${first.forms}|${second.forms})`,
      'u',
    ).test(fold(text));
  const told = [sentenceOn(passages, first, second), sentenceOn(passages, second, first)];
  if (!told[0] || !told[1]) return undefined;
  const both = passages
    .flatMap((passage) => sentencesOf(passage.text))
    .find(
      (text) =>
        isNamed(first)(text) &&
        isNamed(second)(text) &&
        advises.test(fold(text)) &&
        !isEither(text) &&
        text.length < longest &&
        !text.includes(cells),
    );
  const wish = [
    ...aspectsOf(turn)
      .filter((one) => one !== 'stay' && one !== 'villages')
      .map((one) => aspectOf(one).words),
    ...(word(quiet).test(turn.text) ? [quiet] : []),
  ];
  const fits = told.map(
    (one) => wish.length > 0 && word(wish.join('|')).test(fold(one?.text ?? '')),
  );
  const at = fits[0] === fits[1] ? undefined : fits[0] ? 0 : 1;
  const source = (passage: Passage | undefined) =>
    link(passage?.context || passage?.title || '', passage && pages[passage.page]);
  const lines = two.map(({ name, forms }, index) => {
    const { text = '', passage } = told[index] ?? {};
    const begins = new RegExp(`^(?:${forms})(?!\\p{L})`, 'u').test(fold(text));
    return `${begins ? '- ' : `- **${name[locale]}**: `}${plain(text)} ${source(passage)}`.trim();
  });
  const wished = wish.length > 0 ? word(wish.join('|')) : undefined;
  const elsewhere =
    wished && at === undefined
      ? passages
          .filter((one) => rank(one) === 0)
          .flatMap((one) => sentencesOf(one.text))
          .find((text) => wished.test(fold(text)) && !told.some((one) => one?.text === text))
      : undefined;
  if (elsewhere) lines.push(`- ${plain(elsewhere)}`);
  const pick =
    at === undefined
      ? (both ??
        t(wish.length > 0 ? 'village.open' : 'village.first', {
          name: first.name[locale],
          other: second.name[locale],
        }))
      : t('village.pick', { name: two[at]?.name[locale] ?? '' });
  return { text: [pick === both ? plain(pick) : pick, ...lines].join('\n\n') };
}
