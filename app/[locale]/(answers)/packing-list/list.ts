import { allIslands } from '@/lib/islands/queries';
import { type PackingReading, readPacking } from '@/lib/packing/question';
import { packingOf } from '@/lib/packing/rules';
import { factsOfTrip } from '@/lib/packing/weather-of';

/** Content of the page for a question. */
export function listOf({ question, faults, typed }: PackingReading = readPacking({})) {
  const facts = factsOfTrip(question, allIslands());
  return { question, faults, typed, facts, list: packingOf(facts, question.without) };
}
