import { faresOf } from '../gtfs/fares.ts';
import { type Finding, fault, type Rule, warning } from './finding.ts';

/**
 * A longer ride may cost a little less than a shorter one on the same ferry, because tariffs are
 * set per port.
 */
const tolerated = 0.75;
const dearest = 15_000;
const cheapest = 100;

/** Every ride has a fare, and a longer ride does not cost much less. */
export const checkFares: Rule = (typical, trips) => {
  const fares = new Map(
    faresOf(typical, trips).map((fare) => [`${fare.lineId} ${fare.from} ${fare.to}`, fare]),
  );
  const findings = new Map<string, Finding>();
  for (const { line, calls, sailing } of trips) {
    const centsOf = (from: string, to: string) => fares.get(`${line.id} ${from} ${to}`)?.adult;
    for (const [index, { portId: from }] of calls.entries()) {
      for (const [offset, { portId: to }] of calls.slice(index + 1).entries()) {
        if (from === to) continue;
        const key = `${line.id} ${from} ${to}`;
        const cents = centsOf(from, to);
        if (cents === undefined) {
          const message = `no fare ${from} to ${to}: group "${line.group}" has no row in fares.csv or fare_curves.csv`;
          findings.set(key, fault(line.at, message));
          continue;
        }
        if (cents < cheapest || cents > dearest) {
          findings.set(key, fault(line.at, `${from} to ${to} costs ${cents} cents`));
        }
        for (const { portId: between } of calls.slice(index + 1, index + 1 + offset)) {
          const shorter = centsOf(from, between);
          if (between === from || shorter === undefined || cents >= shorter * tolerated) continue;
          const message = `${from} to ${to} costs ${cents} cents, only to ${between} ${shorter}`;
          findings.set(`${key} ${between} ${line.group}`, warning(sailing.at, message));
        }
      }
    }
  }
  for (const row of typical.fares) {
    const used = [...typical.lines.values()].some(({ group }) => group === row.group);
    if (!used)
      findings.set(`${row.at.row}`, warning(row.at, `no line has the group "${row.group}"`));
  }
  return [...findings.values()];
};
