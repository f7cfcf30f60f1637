import type { Locale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { type Subject, subjectOf } from '../understand/subjects';
import { word } from '../understand/text';
import { nameOf } from '../word/names';
import { passageLines } from './passages';
import {
  fittingSentences,
  isOnMistakes,
  itemOf,
  pagesOf,
  passagesIn,
  quoted,
  sentencesOf,
} from './quotes';
import { refusedBy } from './refused';
import { missingStrikes, strikeLine } from './strikes';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** Maximum number of subjects in one answer. */
const most = 2;

export const subjectCall = (subject: Subject, locale: Locale): ToolCall => ({
  tool: 'findPassages',
  input: { q: subjectOf(subject).search[locale], most: 6 },
});

const resultFor = (asked: TurnRequest, { input }: ToolCall) =>
  resultsOf(asked, 'findPassages').find((one) => one.input.q === input.q)?.output;

const subjectsOf = ({ turn }: TurnRequest) => turn.subjects.slice(0, most);

/** Searches for the subjects of a message that have not been made yet. */
export const missingSubjects = (asked: TurnRequest): ToolCall[] => [
  ...missingStrikes(asked),
  ...subjectsOf(asked)
    .map((one) => subjectCall(one, asked.locale))
    .filter(
      (call, index, all) =>
        !resultFor(asked, call) && all.findIndex((one) => one.input.q === call.input.q) === index,
    ),
];

/** Quotes what our texts say on the subjects of a message. */
export function subjectNext(asked: TurnRequest): Next {
  const { t } = asked;
  const missing = [...missingSubjects(asked), ...localCalls(asked)].filter(
    (call) => call.tool === 'getDisruptions' || !resultFor(asked, call),
  );
  if (missing.length > 0) return { intro: t('passage.look'), calls: missing };
  const isUrgent = asked.turn.subjects.includes('urgent');
  const local = localLines(asked);
  // A dish of another island is no answer for this one.
  const isOfIsland = local !== '' && asked.turn.subjects[0] === 'vegan';
  const parts = [isUrgent ? t('urgent') : '', local, isOfIsland ? '' : subjectLines(asked)];
  const text = parts.filter(Boolean).join('\n\n');
  return { text: text ? `${text}\n\n${t('passage.more')}` : t('passage.none') };
}

/** Quotes from our texts on the subjects of a message; empty without any. */
export const subjectLines = (asked: TurnRequest): string =>
  [strikeLine(asked), ...new Set(subjectsOf(asked).flatMap((subject) => quoteOn(subject, asked)))]
    .filter(Boolean)
    .join('\n\n');

/** The best text on a subject that a search has found. */
function quoteOn(subject: Subject, asked: TurnRequest): string[] {
  const output = resultFor(asked, subjectCall(subject, asked.locale));
  const passages = passagesIn(output);
  const { pages, about, words } = subjectOf(subject);
  const best = pages
    .map((page) => passages.find((one) => one.page === page))
    .find((one) => one !== undefined);
  if (!best || !output) return [];
  return [passageLines({ passages: [best], pages: pagesOf(output) }, 1, word(about ?? words))];
}

/** Islands of a message; the subject is looked up for each. */
const islandsIn = ({ turn: { places } }: TurnRequest) =>
  places.mentioned
    .filter(isIslandSlug)
    .filter((one) => !places.avoids.includes(one))
    .slice(0, most);

function localCalls(asked: TurnRequest): ToolCall[] {
  const [subject] = subjectsOf(asked);
  if (!subject) return [];
  const { local } = subjectOf(subject);
  if (!local) return [];
  return islandsIn(asked).map((island) => ({
    tool: 'findPassages',
    input: {
      q: `${local[asked.locale]} ${nameOf(island, asked.locale)}`,
      kind: ['guides'],
      page: routes.guide(island),
      most: 20,
    },
  }));
}

/** Sentences on the subject from the islands' own guides. */
function localLines(asked: TurnRequest): string {
  const isRefused = refusedBy(asked.turn);
  return localCalls(asked)
    .flatMap((call) => {
      const [subject = ''] = subjectsOf(asked);
      const { about, words } = subjectOf(subject);
      const telling = word(about ? `${about}|${words}` : words);
      const output = resultFor(asked, call);
      // Of a list of mistakes a line alone says the opposite.
      const passages = passagesIn(output).toSorted(
        (a, b) => Number(isOnMistakes(a)) - Number(isOnMistakes(b)),
      );
      for (const passage of passages) {
        const kept = sentencesOf(passage.text).filter((one) => !isRefused(one));
        const quote = fittingSentences(kept.join(' '), telling);
        if (quote && output)
          return [
            quoted(passage, output, isOnMistakes(passage) ? itemOf(passage.text, quote) : quote),
          ];
      }
      return [];
    })
    .join('\n\n');
}
