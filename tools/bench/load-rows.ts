import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileTimetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { readPattern, typicalFiles } from './feed.ts';
import { type BenchRow, measureTask, timingOf } from './measure.ts';
import { loadMinotor, withArchive } from './minotor.ts';
import { dates } from './questions.ts';

const script = fileURLToPath(new URL('./load-once.ts', import.meta.url));
const coldRuns = 7;
const warmRuns = 20;

function cold(...words: readonly string[]) {
  const run = () =>
    Number(execFileSync(process.execPath, [script, ...words], { encoding: 'utf8' }));
  return timingOf(Array.from({ length: coldRuns }, run));
}

/** Time from the files to the first query. */
export async function loadRows(): Promise<BenchRow[]> {
  const [date] = dates;
  return withArchive(typicalFiles(), async (archive) => [
    {
      what: 'read and compile the whole year, cold',
      timing: cold(),
      target: 150,
      note: `${coldRuns} new processes, code loaded and never run`,
    },
    {
      what: 'read and compile the whole year, warm',
      timing: await measureTask(() => compileTimetable(readPattern()), warmRuns),
    },
    {
      what: '  minotor, one service day, cold',
      timing: cold(archive, date),
      note: 'not the same work: one day, without fares, vehicles’ fares, shapes and the other language',
    },
    {
      what: '  minotor, one service day, warm',
      timing: await measureTask(() => loadMinotor(archive, date), warmRuns),
    },
  ]);
}
