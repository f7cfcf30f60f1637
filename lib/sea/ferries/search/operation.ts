import 'server-only';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { Operation } from '@/lib/platform/operations/operation';
import { ferryNetwork, liveNetwork } from '@/lib/sea/timetable/queries';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import { answerSearch } from './answer';
import { type SearchAnswer, searchAnswer } from './answer-schema';
import { nextDay } from './days';
import { faultTexts } from './fault-texts';
import { searchParameters } from './parameters';
import { type FieldFault, readSearch } from './read-search';
import { type SearchResult, searchResult } from './search-result';

/** Ferry journeys between two places on a day: the results page, `GET /api/ferries/search`. */
export const searchFerries: Operation<SearchResult, FieldFault, SearchAnswer> = {
  name: 'searchFerries',
  summary: 'Ferry journeys between two places on a day',
  description:
    'Call it for boats between two places on a day, with times and fares. Every journey of the day that this party can take, except those beaten by another journey of this day or the next on departure, arrival, changes and price together. The default day is the next one with a journey. Vehicle and filters apply during the search, so an excluded journey never hides another. No journey returns to a place or passes its destination. A journey with a change on the mainland is returned if no other arrives on the day or the next, if those between the islands take over twelve hours, or if it beats one of them in every respect, which is then left out. A journey ends by the end of the next day, with at most one night ashore, which is marked. A return and further legs are returned separately.',
  input: searchParameters,
  answer: searchAnswer,

  async run(query, { headers }) {
    const seconds = await secondsToWait('ferry-search', headers);
    if (seconds > 0) return { state: 'wait', seconds };
    const network = liveNetwork();
    const at = Math.floor(now());
    const reading = readSearch(query, network, (ends, asker) =>
      nextDay(network.timetable, ends, asker, at),
    );
    if (!reading.ok) return { state: 'faults', faults: reading.faults };
    return { state: 'ok', result: searchResult(network, reading.search, at) };
  },

  answerOf: async (result, locale) =>
    answerSearch(result, await timetableText(result.network.info, locale), locale),

  async explain(faults, _query, locale) {
    const t = await getTranslations({ locale, namespace: 'ferrySearch.errors' });
    const { info } = ferryNetwork();
    const texts = faultTexts(faults, (fault, values) => t(fault, values), info, locale);
    // The first error of a field is the one reported.
    const fields = faults
      .toReversed()
      .map(({ field, fault }) => [field, { code: fault, message: texts[field] ?? fault }] as const);
    return { message: t('summary'), fields: Object.fromEntries(fields) };
  },

  async explainWait(seconds, locale) {
    const t = await getTranslations({ locale, namespace: 'ferrySearch.tooMany' });
    return t('text', { seconds });
  },
};
