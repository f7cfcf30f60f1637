import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './flood.ts';

interface Results {
  readonly seed: number;
  readonly outcomes: readonly Outcome[];
  /** For all inputs, including the pauses before memory is measured. */
  readonly floodSeconds: number;
  /** Resident memory in megabytes after each stretch of inputs. */
  readonly memory: readonly (number | undefined)[];
  /** Resident memory in megabytes after a rest at the end. */
  readonly atRest: number | undefined;
  readonly mostMemory: { readonly busy: number; readonly atRest: number };
  readonly robbery: { readonly faults: readonly string[]; readonly tries: number };
}

/** Number of faults of a kind that are listed individually. */
const mostShown = 8;

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Prints the results and returns whether there were no faults. */
export function summary(results: Results): boolean {
  const { seed, outcomes, floodSeconds, memory, atRest, mostMemory, robbery } = results;
  const counts = new Map<string, number>();
  for (const [key, count] of outcomes.flatMap((outcome) => [...outcome.counts])) {
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const byFamily = grouped([...counts].sort(), ([key]) => key.split(' ')[0] ?? '');
  for (const [family, rows] of byFamily) {
    const statuses = rows.map(([key, count]) => `${key.split(' ')[1]} ×${count}`);
    const total = rows.reduce((sum, [, count]) => sum + count, 0);
    console.log(`${family.padEnd(10)} ${String(total).padStart(6)}  ${statuses.join(', ')}`);
  }
  const slowest = Math.max(...outcomes.map(({ slowestMs }) => slowestMs));
  const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${sent} inputs in ${Math.round(floodSeconds)} s; the slowest answer took ${Math.round(slowest)} ms`,
  );

  const faults = outcomes.flatMap((outcome) => outcome.faults);
  for (const [what, alike] of grouped(faults, ({ what }) => what.replace(/\d+ ms/, '… ms'))) {
    console.log(`\nFAULT, ${alike.length} times: ${what}`);
    for (const { index, input } of alike.slice(0, mostShown)) {
      console.log(`  ${input}\n    npm run check -- hostile --seed ${seed} --only ${index}`);
    }
  }
  console.log(
    `\n${robbery.tries} tries at what is somebody else's, ${robbery.faults.length} faults`,
  );
  for (const fault of robbery.faults.slice(0, 40)) console.log(`  FAULT: ${fault}`);

  const levels = memory.map((level) => level?.toFixed(0) ?? '?').join(', ');
  if (atRest) {
    console.log(
      `Memory after each stretch: ${levels} MB (at most ${mostMemory.busy}); at rest ${atRest.toFixed(0)} MB (at most ${mostMemory.atRest})`,
    );
  }
  const isSmall =
    memory.every((level = 0) => level <= mostMemory.busy) && (atRest ?? 0) <= mostMemory.atRest;
  const isFine = faults.length + robbery.faults.length === 0 && isSmall;
  console.log(isFine ? `All well (seed ${seed})` : `FAILED (seed ${seed})`);
  return isFine;
}

/** Errors in the log of the backend, where a response only says that there was one. */
export function backendFaults(folder: string): string {
  const log = readFileSync(path.join(folder, 'backend.log'), 'utf8');
  const written = log.matchAll(/^(?:Auth|Storage|Before the backend).*:.*(?:\n[ {}].*)*/gm);
  return [...written].map(([text]) => text.slice(0, 2000)).join('\n');
}
