import { routes } from '@/lib/platform/routes/register';
import type { Intent } from '../intent/intents';
import { word } from '../understand/text';
import { fittingSentences, passagesIn, quoted } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** A case of a question, with the section and the sentences that decide it. */
interface Case {
  readonly intent: Intent;
  readonly asked: RegExp;
  readonly page: string;
  readonly told: RegExp;
  readonly verdict?: 'yes' | 'no';
}

const visas = `${routes.guide('visa-requirements')}#`;
const visa = '(?:visas?|schengen|βιζ(?:α|εσ))';
const free =
  'uk|u k|british|britain|england|english|scottish|irish passport|usa?|u s|americans?|canad\\p{L}+|austral\\p{L}+|new zealand\\p{L}*|nz|japan\\p{L}*|βρεταν\\p{L}+|αγγλ\\p{L}+|αμερικ\\p{L}+|ηπα|καναδ\\p{L}+|αυστραλ\\p{L}+|ιαπων\\p{L}+';
const needing =
  'indians?|india|chin\\p{L}+|south africa\\p{L}*|turk(?:ish|ey|s)?|russian?s?|filipin\\p{L}+|philippin\\p{L}+|egypt\\p{L}*|morocc\\p{L}+|pakistan\\p{L}*|nigeria\\p{L}*|thai\\p{L}*|indonesia\\p{L}*|vietnam\\p{L}*|ινδ(?:ια|ικο|οσ|οι|η)\\p{L}*|κινα|κινεζ\\p{L}+|νοτι\\p{L}+ αφρικ\\p{L}+|τουρκ\\p{L}+|ρωσ\\p{L}+|αιγυπτ\\p{L}+|μαροκ\\p{L}+|πακισταν\\p{L}*';
const union =
  'eu|european union|german\\p{L}*|french|france|ital\\p{L}+|spanish|spain|dutch|netherlands|belgi\\p{L}+|austria\\p{L}*|polish|poland|swed\\p{L}+|danish|denmark|finn?\\p{L}+|irish|ireland|portug\\p{L}+|romania\\p{L}*|bulgaria\\p{L}*|cypri\\p{L}+|czech|hungar\\p{L}+|norw\\p{L}+|swiss|switzerland|ευρωπαικ\\p{L}+|γερμαν\\p{L}+|γαλλ\\p{L}+|ιταλ\\p{L}+|κυπρ\\p{L}+|ελβετ\\p{L}+';
const together = (a: string, b: string) =>
  new RegExp(
    `${word(a).source}.{0,80}${word(b).source}|${word(b).source}.{0,80}${word(a).source}`,
    'u',
  );

const cases: readonly Case[] = [
  {
    intent: 'documents',
    asked: together(visa, needing),
    page: `${visas}who-needs`,
    told: word('everyone else|ολοι οι υπολοιποι'),
    verdict: 'yes',
  },
  {
    intent: 'documents',
    asked: together(visa, free),
    page: `${visas}who-needs`,
    told: word('united kingdom|ηνωμενο βασιλειο'),
    verdict: 'no',
  },
  {
    intent: 'documents',
    asked: together(visa, union),
    page: `${visas}who-needs`,
    told: word('citizens of the eu|they need no visa|πολιτεσ τησ εε'),
    verdict: 'no',
  },
  {
    intent: 'documents',
    asked:
      /(?<!\p{L})(?:valid\p{L}*|expir\p{L}*|months? left|runs out|left on|ισχυει|ληγει|λη[ξγ]\p{L}+|μηνεσ)(?!\p{L})/u,
    page: `${visas}passport`,
    told: word('issued within|valid for at least|εκδοθει|ισχυει για τουλαχιστον'),
  },
  {
    intent: 'documents',
    asked:
      /(?<!\p{L})(?:ferr\p{L}+|boats?|ships?|aboard|board\p{L}*|between islands|πλοι\p{L}+|καραβι\p{L}*|επιβιβασ\p{L}+)(?!\p{L})/u,
    page: `${visas}passport`,
    told: word(
      'children need|change islands|ferry tickets carry|τα παιδια χρειαζονται|αλλαζετε νησι',
    ),
  },
  {
    intent: 'documents',
    asked:
      /(?<!\p{L})(?:kids?|child\p{L}*|bab(?:y|ies)|toddlers?|infants?|son|daughter|teen\p{L}*|παιδ\p{L}+|μωρ\p{L}+|ανηλικ\p{L}+)(?!\p{L})/u,
    page: `${visas}passport`,
    told: word('children need|change islands|τα παιδια χρειαζονται|αλλαζετε νησι'),
  },
  {
    intent: 'documents',
    asked: /(?<!\p{L})(?:90|180|overstay\p{L}*|how long can|ποσο καιρο|ποσεσ μερεσ)(?!\p{L})/u,
    page: `${visas}ninety-days`,
    told: word('at most 90 days|το πολυ 90|overstay|υπερβαση'),
  },
];

/** Quotes the sentences that decide a known case of a question. */
export function toldNext(asked: TurnRequest): Next | undefined {
  const { intent, turn, t } = asked;
  const found = cases.find((one) => one.intent === intent && one.asked.test(turn.text));
  if (!found) return undefined;
  const [page = ''] = found.page.split('#');
  const input = { q: 'visa passport', kind: ['guides'], page, most: 20 };
  const output = resultsOf(asked, 'findPassages').find((one) => one.input.page === page)?.output;
  if (!output) return { intro: t('passage.look'), calls: [{ tool: 'findPassages', input }] };
  const passage = passagesIn(output).find((one) => one.page === found.page);
  const quote = passage && fittingSentences(passage.text, found.told);
  if (!passage || !quote) return undefined;
  const verdict = found.verdict ? `${t(`verdict.${found.verdict}`)} ` : '';
  return { text: `${verdict}${quoted(passage, output, quote)}` };
}
