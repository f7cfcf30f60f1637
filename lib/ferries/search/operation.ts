import 'server-only';
import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/http/compute-limit';
import type { Operation } from '@/lib/operations/operation';
import { now } from '@/lib/time/instants';
import { ferryNetwork, liveNetwork } from '@/lib/timetable/queries';
import { timetableText } from '@/lib/timetable/timetable-text';
import { answerSearch } from './answer';
import { type SearchAnswer, searchAnswer } from './answer-schema';
import { nextDay } from './days';
import { faultTexts } from './fault-texts';
import { searchParameters } from './parameters';
import { type FieldFault, readSearch } from './read-search';
import { type SearchResult, searchResult } from './search-result';

/** Journeys by ferry between two places on a day: the results page, `GET /api/ferries/search`. */
export const searchFerries: Operation<SearchResult, FieldFault, SearchAnswer> = {
  name: 'searchFerries',
  summary: 'Journeys by ferry between two places on a day',
  description:
    'Every journey of the day that this party may take and that no other journey it may take beats on departure, arrival, changes and price together, leave it on the day or on the next; without a day, those of the next day with one. Vehicle and filters act in the search: what they rule out hides nothing. No journey leads back to a place it left, or past its target. A change on the mainland is answered where nothing else arrives on the day or the next, where the islands’ own boats take over twelve hours, and where it beats one of them in everything, which then is left out. A journey ends by the end of the next day: with one night ashore at most, which is named. A return and further legs are answered one by one.',
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
    const t = await getTranslations({ locale, namespace: 'ferryTickets.errors' });
    const { info } = ferryNetwork();
    const texts = faultTexts(faults, (fault, values) => t(fault, values), info, locale);
    // The first error of a field is the one reported.
    const fields = faults
      .toReversed()
      .map(({ field, fault }) => [field, { code: fault, message: texts[field] ?? fault }] as const);
    return { message: t('summary'), fields: Object.fromEntries(fields) };
  },

  async explainWait(seconds, locale) {
    const t = await getTranslations({ locale, namespace: 'ferryTickets.tooMany' });
    return t('text', { seconds });
  },
};
