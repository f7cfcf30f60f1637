import { fold } from '@/lib/foundation/i18n/fold';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { subjectOf } from '../understand/subjects';
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
    asked: subjectOf('storage').words,
    told: '(?:leave|store) the (?:bags|luggage) at an agency|left[- ]luggage|luggage (?:storage|office)|lockers?|φυλα\\p{L}+ (?:αποσκευ|βαλιτσ)\\p{L}*|(?:βαλιτσ|πραγματ)\\p{L}* σε (?:ενα )?πρακτορειο',
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
/** Chapters of the resources that tell of a service island by island. */
const chapters: Partial<Record<Service, string>> = {
  ...{ cash: 'small-islands', water: 'tap-water', storage: 'storage' },
};
const most = 2;

const askedIn = ({ turn: { text, subjects }, intent }: TurnRequest): Service[] =>
  subjects.includes('sunday') || subjects.includes('duty')
    ? []
    : (Object.keys(services) as Service[])
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
  const callsOf = (island: IslandSlug): ToolCall[] =>
    [
      { kind: ['guides'], page: routes.guide(island) },
      ...(wanted.some((one) => chapters[one])
        ? [{ kind: ['resources'], page: routes.resources }]
        : []),
    ].map((where) => ({
      tool: 'findPassages',
      input: { q: nameOf(island, locale), ...where, most: 20 },
    }));
  const outputOf = ({ input: { page, q } }: ToolCall) =>
    resultsOf(asked, 'findPassages').find(({ input }) => input.page === page && input.q === q)
      ?.output;
  const missing = islands.flatMap(callsOf).filter((call) => !outputOf(call));
  if (missing.length > 0) return { intro: t('passage.look'), calls: missing };
  const lines = islands.flatMap((island) => {
    const [ofGuide = {}, ofChapters = {}] = callsOf(island).map(outputOf);
    return wanted.map((service) => {
      const told = [
        quoteOfGuide(ofGuide, service),
        quoteOfChapter(ofChapters, service, asked, island),
      ];
      // Of water the guides say to ask; the chapter knows more.
      const [best] = (service === 'water' ? told.reverse() : told).filter(Boolean);
      const guide = link(nameOf(island, locale), localizePath(routes.guide(island), locale));
      return best ?? t('service.none', { place: guide, thing: t(`service.thing.${service}`) });
    });
  });
  const more = wanted.flatMap((one) =>
    one in general ? [t(`service.more.${general[one as keyof typeof general]}`)] : [],
  );
  return { text: [...new Set([...lines, ...more])].join('\n\n') };
}

type Output = Readonly<Record<string, unknown>>;

/** Quotes the guide of an island on a service. */
function quoteOfGuide(output: Output, service: Service): string | undefined {
  const told = word(services[service].told);
  // Written as a mistake, it says the least.
  const worth = (one: Passage) =>
    Math.max(0, ...sentencesOf(one.text).map((text) => matches(text, told))) -
    (isOnMistakes(one) ? 0.5 : 0);
  const [best] = passagesIn(output).toSorted((a, b) => worth(b) - worth(a));
  const quote = best && fittingSentences(best.text, told, 300);
  if (!best || !quote) return undefined;
  return quoted(best, output, isOnMistakes(best) ? itemOf(best.text, quote) : quote);
}

/** Quotes the chapter on a service where it speaks of an island, in any case of its name. */
function quoteOfChapter(
  output: Output,
  service: Service,
  { locale }: TurnRequest,
  island: IslandSlug,
): string | undefined {
  const page = `${routes.resources}#${chapters[service]}`;
  const chapter = passagesIn(output).find((one) => one.page === page);
  const name = word(`${fold(nameOf(island, locale)).slice(0, -1)}\\p{L}{0,2}`);
  const quote = chapter && fittingSentences(chapter.text, name, 400);
  return quote && chapter ? quoted(chapter, output, quote) : undefined;
}
