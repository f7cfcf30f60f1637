import { allIslands } from '@/lib/records/islands/queries';
import { type PackingReading, readPacking } from '@/lib/records/packing/question';
import { packingOf } from '@/lib/records/packing/rules';
import { factsOfTrip } from '@/lib/records/packing/weather-of';

/** Content of the page for a question. */
export function listOf({ question, faults, typed }: PackingReading = readPacking({})) {
  const facts = factsOfTrip(question, allIslands());
  return { question, faults, typed, facts, list: packingOf(facts, question.without) };
}
