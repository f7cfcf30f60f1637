import type { Intent } from '../intent/intents';
import { contentWords } from './content-words';
import { rightsNext } from './rights-facts';
import { isOnIntent } from './route';
import { servicesNext } from './services';
import { subjectNext } from './subject';
import { toldNext } from './told-sentences';
import type { Topic } from './topic';
import type { Next, TurnRequest } from './turn-request';
import { villageNext } from './village-choice';

/** Topics of answers from our texts. */
const fromTexts = new Set<Topic>(['passage', 'subject', 'aspect', 'about', 'vehicles']);
const onServices = new Set<Intent>(['services', 'health', 'money', 'water', 'luggage']);
const onRights = new Set<Intent>(['rights', 'strike']);
const onVillages = new Set<Intent>([
  ...(['stay', 'compare', 'about', 'rooms', 'children', 'nightlife', 'around', 'access'] as const),
  ...(['beaches', 'food', 'sights'] as const),
]);
const villageTopics = new Set<Topic>(['passage', 'aspect', 'about', 'compare', 'hotels']);

/** Subjects of which all questions with an intent are. */
const subjectOfIntent: Partial<Record<Intent, string>> = {
  ...{ seasick: 'seasick', strike: 'strike', water: 'water', pets: 'pets' },
};

/** Intents of practical questions, with what to ask elsewhere if our texts say nothing. */
const elsewhere = {
  ...({ aboard: 'aboard', seasick: 'aboard', 'car-aboard': 'aboard', pets: 'aboard' } as const),
  ...({ tickets: 'tickets', refund: 'tickets', rights: 'tickets', strike: 'tickets' } as const),
  ...({ luggage: 'luggage', health: 'health', documents: 'documents', rules: 'rules' } as const),
  ...({ safety: 'other', money: 'other', water: 'other', phone: 'other' } as const),
  ...({ services: 'other', feasts: 'other', work: 'other' } as const),
} as const satisfies Partial<Record<Intent, string>>;

export const isPracticalIntent = (intent: Intent | undefined): intent is keyof typeof elsewhere =>
  intent !== undefined && intent in elsewhere;

/** Answers with figures or an island's own facts before the general text; undefined otherwise. */
export function practicalNext(asked: TurnRequest, topic: Topic): Next | undefined {
  const { intent, turn } = asked;
  if (!intent || turn.subjects.includes('urgent')) return undefined;
  if (villageTopics.has(topic) && onVillages.has(intent)) {
    const villages = villageNext(asked);
    if (villages) return villages;
  }
  if (!fromTexts.has(topic)) return undefined;
  const own = onServices.has(intent)
    ? servicesNext(asked)
    : onRights.has(intent)
      ? rightsNext(asked)
      : toldNext(asked);
  // Food without meat is a subject of an island's guide.
  if (intent === 'food' && turn.subjects.includes('vegan')) return subjectNext(asked);
  const subject = subjectOfIntent[intent];
  if (!own && topic === 'passage' && subject && turn.subjects.length === 0)
    return subjectNext({ ...asked, turn: { ...turn, subjects: [subject] } });
  // A text that is known for a subject comes before those that share words with the question.
  return own ?? (topic === 'passage' && isOnIntent(turn, intent) ? subjectNext(asked) : undefined);
}

const ofCompanies = /^(?:blue|star|seajets|ferr(?:y|ies)|golden|fast|hellenic|minoan)$/i;

/** Says that our texts have nothing on a practical question, and where to ask. */
export function nothingOn({ t, turn, intent }: TurnRequest): Next {
  const words = turn.unused.filter((one) => !ofCompanies.test(one)).slice(0, 3);
  const where = isPracticalIntent(intent) ? elsewhere[intent] : 'other';
  return {
    text: t('passage.nothing', {
      words: (words.length > 0 ? words : contentWords(turn).slice(0, 4)).join(' '),
      where: t(`passage.where.${where}`),
    }),
  };
}
