import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory of a process in megabytes; undefined except on Linux. */
function residentMb(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

/**
 * Lowest memory of a process in megabytes during a pause, in which it may collect garbage. The pause ends
 * early once memory is down to `enough`.
 */
export async function restingMb(
  pid: number | undefined,
  seconds: number,
  enough = 0,
): Promise<number | undefined> {
  if (pid === undefined) return undefined;
  let least = residentMb(pid);
  for (let second = 0; second < seconds; second += 1) {
    if (least !== undefined && least <= enough) break;
    await wait(1000);
    const now = residentMb(pid);
    if (least !== undefined && now !== undefined) least = Math.min(least, now);
  }
  return least;
}
