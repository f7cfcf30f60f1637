import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { Query, Router, Time } from 'minotor';
import { GtfsParser } from 'minotor/parser';

/** An arrival and its number of ferries, in minutes of the service day. */
export interface MinotorArrival {
  readonly arrival: number;
  readonly boats: number;
}

/** The other router for one service day; results are in minutes of that day. */
export interface MinotorDay {
  /** Builds the path too, because the engine's result contains one. */
  earliestArrival(from: string, to: string, minute: number, maxBoats: number): number | undefined;
  /** Earliest arrival for each number of ferries that improves on fewer. */
  arrivalsByBoats(from: string, to: string, minute: number, maxBoats: number): MinotorArrival[];
}

/** Writes files to an archive, passes it to `use`, and removes it. */
export async function withArchive<T>(
  files: ReadonlyMap<string, Uint8Array>,
  use: (archive: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ferries-bench-'));
  try {
    const archive = path.join(folder, 'feed.zip');
    writeFileSync(archive, zipSync(Object.fromEntries(files)));
    return await use(archive);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loads one service day and suppresses minotor's output. */
export async function loadMinotor(archive: string, date: string): Promise<MinotorDay> {
  const { timetable, stopsIndex } = await quietly(() =>
    new GtfsParser(archive).parse(new Date(`${date}T12:00:00`)),
  );
  const router = new Router(timetable, stopsIndex);
  const ask = (from: string, to: string, minute: number, maxBoats: number) =>
    router.route(
      new Query.Builder()
        .from(from)
        .to(to)
        .departureTime(Time.fromSeconds(minute * 60))
        .maxTransfers(maxBoats - 1)
        .build(),
    );
  return {
    earliestArrival(from, to, minute, maxBoats) {
      const result = ask(from, to, minute, maxBoats);
      result.bestRoute();
      const reached = result.arrivalAt(to);
      return reached && reached.time.toSeconds() / 60;
    },
    arrivalsByBoats(from, to, minute, maxBoats) {
      const rounds = ask(from, to, minute, maxBoats).earliestArrivalsPerRound;
      const ports = stopsIndex.equivalentStops(to);
      return rounds.flatMap((round, boats) => {
        const times = ports.flatMap((port) => round.get(port)?.time.toSeconds() ?? []);
        return times.length > 0 && boats > 0 ? [{ arrival: Math.min(...times) / 60, boats }] : [];
      });
    },
  };
}

async function quietly<T>(task: () => Promise<T>): Promise<T> {
  const { log, info, warn } = console;
  Object.assign(console, { log: () => {}, info: () => {}, warn: () => {} });
  try {
    return await task();
  } finally {
    Object.assign(console, { log, info, warn });
  }
}
