import { localizePath } from '@/lib/foundation/i18n/paths';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { word } from '../understand/text';
import { link, nameOf } from '../word/names';
import {
  fittingSentences,
  isOnMistakes,
  itemOf,
  matches,
  type Passage,
  passagesIn,
  quoted,
  sentencesOf,
} from './quotes';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** Services of an island: the words of a question for one, and those of the sentences that answer. */
const services = {
  cash: {
    asked:
      'atms?|cash ?(?:machine|point)s?|banks?|bankomats?|(?:get|withdraw|draw) (?:\\S+ )?(?:cash|money)|ατμ|τραπεζ(?:α|ασ|εσ|ων)|μετρητα|σηκωσ\\p{L}+ λεφτα',
    told: 'atms?|cash machines?|banks?|machine|atm|μηχανημα\\p{L}* (?:για μετρητα|αναληψ\\p{L}+)|μηχανημα|ατμ|τραπεζ(?:α|ασ|εσ|ων)|μετρητα',
  },
  pharmacy: {
    asked: 'pharmac\\p{L}+|chemists?|drug ?stores?|φαρμακει\\p{L}*',
    told: 'pharmac\\p{L}+|chemists?|medicines?|φαρμακει\\p{L}*|φαρμακα',
  },
  doctor: {
    asked:
      'doctors?|hospitals?|clinics?|health cent\\p{L}+|dentists?|medical|γιατρ\\p{L}+|νοσοκομει\\p{L}*|ιατρει\\p{L}*|κεντρ\\p{L} υγειασ|οδοντιατρ\\p{L}*',
    told: 'doctors?|hospitals?|surgery|clinics?|health cent\\p{L}+|γιατρ\\p{L}+|νοσοκομει\\p{L}*|ιατρει\\p{L}*|κεντρ\\p{L} υγειασ',
  },
  petrol: {
    asked: 'petrol|gas(?:oline)?(?: station)?|fuel|filling station|diesel|βενζιν\\p{L}*|καυσιμα',
    told: 'petrol\\p{L}*|filling stations?|fuel|βενζιν\\p{L}*|καυσιμα',
  },
  shop: {
    asked:
      'super ?markets?|groceries|grocery|mini ?markets?|food shops?|(?<!(?:barber|souvenir|dive|surf|coffee|bike) )shops?|bakery|nappies|diapers|baby (?:milk|formula)|σουπερ ?μαρκετ|σουπερμαρκετ|παντοπωλει\\p{L}*|μινι ?μαρκετ|μαγαζι\\p{L}*|πανεσ|φουρν\\p{L}+',
    told: 'super ?markets?|grocer\\p{L}*|mini-?markets?|shops|bakery|bakeries|σουπερ ?μαρκετ|παντοπωλει\\p{L}*|μινι ?μαρκετ|μαγαζι\\p{L}*|φουρν\\p{L}+',
  },
  water: {
    asked: 'tap water|water|νερο\\p{L}*',
    told: 'tap water|drinking water|water (?:is|for) (?:\\S+ )?drink\\p{L}*|νερο τησ βρυσησ|ποσιμο\\p{L}*|πινεται',
  },
  laundry: {
    asked:
      'laund\\p{L}+|wash (?:\\S+ )?clothes|πλυντηρι\\p{L}*|καθαριστηρι\\p{L}*|πλυν\\p{L}+ (?:\\S+ )?ρουχα',
    told: 'laund\\p{L}+|πλυντηρι\\p{L}*|καθαριστηρι\\p{L}*',
  },
  storage: {
    asked:
      '(?:luggage|bag(?:gage)?|suitcase)s? (?:storage|lockers?)|left luggage|lockers?|(?:leave|store) (?:\\S+ ){0,3}(?:bags?|luggage|suitcases?|cases?)|φυλαξη αποσκευ\\p{L}+|αφησ\\p{L}+ (?:\\S+ ){0,3}(?:βαλιτσ|αποσκευ|πραγματα)\\p{L}*',
    told: '(?:leave|store|keep)\\p{L}* (?:\\S+ ){0,3}(?:bags?|luggage|suitcases?)|left luggage|lockers?|φυλα\\p{L}+ αποσκευ\\p{L}+|αφησ\\p{L}+ (?:\\S+ ){0,3}(?:βαλιτσ|αποσκευ)\\p{L}*',
  },
} as const;

type Service = keyof typeof services;

const general = {
  cash: 'cash',
  pharmacy: 'pharmacy',
  doctor: 'doctor',
  shop: 'shop',
  water: 'water',
} as const;
const most = 2;

const askedIn = ({ turn: { text }, intent }: TurnRequest): Service[] =>
  (Object.keys(services) as Service[])
    .filter((one) => (one === 'water') === (intent === 'water'))
    .filter((one) => word(services[one].asked).test(text))
    .slice(0, most);

/**
 * Says what the guides of islands tell of a cash machine, a pharmacy and the like, and says so if
 * they tell nothing. Undefined without an island or such a service.
 */
export function servicesNext(asked: TurnRequest): Next | undefined {
  const { t, locale, turn } = asked;
  const wanted = askedIn(asked);
  const islands = [...new Set(turn.places.mentioned.filter(isIslandSlug))]
    .filter((one) => !turn.places.avoids.includes(one))
    .slice(0, most);
  if (wanted.length === 0 || islands.length === 0) return undefined;
  const pairs = islands.flatMap((island) => wanted.map((service) => ({ island, service })));
  const callOf = ({ island }: (typeof pairs)[number]): ToolCall => ({
    tool: 'findPassages',
    input: { q: nameOf(island, locale), kind: ['guides'], page: routes.guide(island), most: 20 },
  });
  const outputOf = (pair: (typeof pairs)[number]) =>
    resultsOf(asked, 'findPassages').find(
      ({ input }) => input.page === callOf(pair).input.page && input.q === callOf(pair).input.q,
    )?.output;
  const missing = islands.flatMap((island) => {
    const pair = { island, service: wanted[0] ?? 'cash' };
    return outputOf(pair) ? [] : [callOf(pair)];
  });
  if (missing.length > 0) return { intro: t('passage.look'), calls: missing };
  const lines = pairs.map((pair) => {
    const { island, service } = pair;
    const output = outputOf(pair) ?? {};
    const guide = link(nameOf(island, locale), localizePath(routes.guide(island), locale));
    const told = word(services[service].told);
    // Written as a mistake, it says the least.
    const worth = (one: Passage) =>
      Math.max(0, ...sentencesOf(one.text).map((text) => matches(text, told))) -
      (isOnMistakes(one) ? 0.5 : 0);
    const [best] = passagesIn(output).toSorted((a, b) => worth(b) - worth(a));
    const quote = best && fittingSentences(best.text, told, 300);
    if (best && quote)
      return quoted(best, output, isOnMistakes(best) ? itemOf(best.text, quote) : quote);
    return t('service.none', { place: guide, thing: t(`service.thing.${service}`) });
  });
  const more = wanted.flatMap((one) =>
    one in general ? [t(`service.more.${general[one as keyof typeof general]}`)] : [],
  );
  return { text: [...new Set([...lines, ...more])].join('\n\n') };
}
