/** Quantiles of measured times, in milliseconds. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
}

/** Row of the printed table. */
export interface BenchRow {
  readonly what: string;
  readonly timing: Timing;
  /** Upper limit of the 99th percentile, in milliseconds. */
  readonly target?: number;
  /** Value when the issue was written. */
  readonly before?: string;
  readonly note?: string;
}

/** Processor time of this thread in milliseconds, which other programs of the machine hardly change. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs each query once to warm up, then measures it `rounds` times and keeps the median.
 *
 * @param clock in milliseconds
 */
export function measure<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
  rounds = 3,
  clock = () => performance.now(),
): Timing {
  for (const question of questions) ask(question);
  const times = questions.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    questions.forEach((question, index) => {
      const start = clock();
      ask(question);
      times[index]?.push(clock() - start);
    });
  }
  return timingOf(times.map((runs) => quantile(runs, 0.5)));
}

/** The same for a few runs of one asynchronous task, after one warm-up run. */
export async function measureTask(task: () => unknown, runs: number): Promise<Timing> {
  await task();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await task();
    times.push(performance.now() - start);
  }
  return timingOf(times);
}

/**
 * Measures each query once, after one to warm up. Returns the median and the 95th percentile of the
 * times in milliseconds, and the 95th percentile of this process's CPU time, which is lower on a
 * busy machine.
 */
export async function measureEach<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<{ p50: number; p95: number; worked95: number }> {
  const times: number[] = [];
  const worked: number[] = [];
  if (questions[0]) await ask(questions[0]);
  for (const question of questions) {
    const start = performance.now();
    const before = process.cpuUsage();
    await ask(question);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    worked.push((user + system) / 1000);
  }
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    worked95: quantile(worked, 0.95),
  };
}

/** Quantiles of measured times. */
export function timingOf(times: readonly number[]): Timing {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Formats columns of equal width, and times with three decimals. */
export function tableOf(title: string, rows: readonly BenchRow[]): string {
  const lines = [
    [title, 'p50', 'p99', 'target (p99)', 'before', ''],
    ...rows.map(({ what, timing, target, before, note }) => [
      what,
      `${timing.p50.toFixed(3)} ms`,
      `${timing.p99.toFixed(3)} ms`,
      target === undefined
        ? ''
        : `≤ ${Number(target.toFixed(1))} ms ${timing.p99 <= target ? 'met' : 'MISSED'}`,
      before ?? '',
      note ?? '',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  // Sections are printed below each other, so their first columns have a common minimum width.
  const least = [58, 10, 10, 14, 6];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(Math.max(widths[column] ?? 0, least[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
