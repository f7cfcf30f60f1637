import { allIslands } from '@/lib/records/islands/queries';
import { characters } from '@/lib/records/islands/schema';
import { solve } from '@/lib/sea/planner/solver/solve';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { islandSets } from './choose-islands';
import type { TripSuggestionAsk } from './parameters';
import { firstDays, tripSuggestionRequest } from './request';

const { info, timetable } = ferryNetwork();
const facts = allIslands().map(({ slug, position, character, bestMonths }) => ({
  slug,
  position,
  tags: character.tags,
  bestMonths: bestMonths.months,
}));

const ask: TripSuggestionAsk = {
  month: 6,
  nights: 7,
  start: 'ATH',
  interests: ['beaches'],
  pace: 'steady',
  budget: 'middle',
  adults: 2,
};

test('suggestions have boats in every month, for every interest, from every start', () => {
  const starts = ['ATH', 'piraeus'] as const;
  for (let month = 1; month <= 12; month += 1) {
    for (const wish of characters) {
      const one = { ...ask, month, interests: [wish], start: starts[month % 2] ?? 'ATH' };
      const days = firstDays(one, '2026-11-22', info);
      const works = islandSets(facts, one).some((set) =>
        [0, 1].some((slack) =>
          days.slice(0, 2).some((day) => {
            const request = tripSuggestionRequest(one, set, day, slack);
            return solve(timetable, request, { now: () => 0 }).kind === 'plan';
          }),
        ),
      );
      expect({ month, wish, works }).toEqual({ month, wish, works: true });
    }
  }
});
