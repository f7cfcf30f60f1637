/*
 * `npm run bench -- expert-trips`: plans twenty trips and prints each plan beside the advice that
 * was written down before, with the expectations that it meets and misses. A miss is a question for
 * a person, not a failure: the advice speaks of another year's boats.
 */
import { athensDate, formatClock } from '../../lib/foundation/time/athens.ts';
import { momentOf } from '../../lib/foundation/time/epoch-minutes.ts';
import { planQuery } from '../../lib/sea/planner/plan-request/query.ts';
import { readPlan } from '../../lib/sea/planner/plan-request/read-plan.ts';
import type { PlanLeg, PlanOutcome } from '../../lib/sea/planner/problem/plan.ts';
import { solve } from '../../lib/sea/planner/solver/solve.ts';
import { compileTimetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { boatsOf, judgementsOf } from './expert-trips/judge.ts';
import { moreExpertTrips } from './expert-trips/more-trips.ts';
import { expertTrips } from './expert-trips/trips.ts';
import { readPattern } from './feed.ts';

/** Before the first day of all trips, so that no boat has left. */
const now = momentOf('2027-01-01T00:00Z');
const timetable = compileTimetable(readPattern());
const vessels = new Map(timetable.feed.trips.map(({ id, vessel }) => [id, vessel ?? 'a boat']));
const trips = [...expertTrips, ...moreExpertTrips];
console.log('Advice written down on 27 November 2026, before any of the trips was planned.');
let met = 0;
let judged = 0;
let whole = 0;

function legText({ from, to, journey }: PlanLeg): string {
  if (!journey) return `${from} – ${to}: no boat needed`;
  const boats = boatsOf(journey)
    .map(({ from: port, tripId }) => `${vessels.get(tripId)} from ${port}`)
    .join(', then ');
  const times = `${formatClock(journey.departure)}–${formatClock(journey.arrival)}`;
  return `${athensDate(journey.departure)} ${times} ${from} – ${to}: ${boats}`;
}

function print(outcome: PlanOutcome): void {
  if (outcome.kind === 'plan') {
    const { stays, legs, totals } = outcome.plan;
    console.log(`  ours    ${stays.map((stay) => `${stay.island} ${stay.nights}`).join(', ')}`);
    for (const leg of legs) console.log(`          ${legText(leg)}`);
    const euros = totals.cents === null ? 'an unknown fare' : `${totals.cents / 100} euros`;
    console.log(`          ${totals.seaMinutes} minutes at sea, ${euros}`);
  } else {
    const changes = outcome.kind === 'infeasible' ? outcome.relaxations : outcome.errors;
    console.log(`  ours    ${outcome.kind}: ${JSON.stringify(changes)}`);
  }
}

for (const [index, { traveller, query, advice, source, expects }] of trips.entries()) {
  console.log(`\n${index + 1}. ${traveller}\n  advice  ${advice}\n          ${source}`);
  const reading = readPlan(planQuery(query), timetable, now);
  if (!reading.ok) throw new Error(`${traveller}: ${JSON.stringify(reading.faults)}`);
  const outcome = solve(timetable, reading.request, { now: () => 0 });
  print(outcome);
  const judgements = judgementsOf(expects, outcome, reading.request, timetable);
  for (const { expectation, met: isMet } of judgements) {
    console.log(`  ${isMet ? 'met   ' : 'MISSED'}  ${expectation}`);
  }
  const hits = judgements.filter((one) => one.met).length;
  judged += judgements.length;
  met += hits;
  if (hits === judgements.length) whole += 1;
}
console.log(
  `\n${whole} of ${trips.length} trips as advised; ${met} of ${judged} expectations met.`,
);
