import { dayNumber } from '../tables/days.ts';
import { type Finding, fault, type Rule, warning } from './finding.ts';

const warnedDays = 60;

/**
 * GTFS describes a line as a whole: it has one kind of vessel, its own name, and at least one
 * sailing.
 */
export const checkLines: Rule = (typical, trips) => {
  const byLine = Map.groupBy(trips, ({ line }) => line.id);
  const findings: Finding[] = [];
  for (const line of typical.lines.values()) {
    const own = byLine.get(line.id);
    if (!own) {
      findings.push(fault(line.at, `${line.id} has no sailing`));
      continue;
    }
    const kinds = new Set(own.map(({ vessel }) => vessel.kind));
    if (kinds.size > 1) {
      const message = `${line.id} has vessels of ${[...kinds].join(' and ')}: make it two lines`;
      findings.push(fault(line.at, message));
    }
    for (const { vessel, sailing } of own) {
      if (vessel.operatorId !== line.operatorId) {
        findings.push(warning(sailing.at, `${vessel.name} is not of ${line.operatorId}`));
      }
    }
  }
  const sailed = new Set(trips.map(({ vessel }) => vessel.id));
  for (const { id, at } of typical.vessels.values()) {
    if (!sailed.has(id)) findings.push(warning(at, `${id} sails nowhere`));
  }
  const called = new Set(trips.flatMap(({ calls }) => calls.map(({ portId }) => portId)));
  for (const { id, at } of typical.ports.values()) {
    if (!called.has(id)) findings.push(warning(at, `nobody calls at ${id}`));
  }
  return findings;
};

/** Warns early enough that the product needs a new typical timetable. */
export function checkValidity(end: number, today: string): readonly Finding[] {
  const left = end - dayNumber(today);
  return left < warnedDays ? [warning(undefined, `the feed ends in ${left} days`)] : [];
}
