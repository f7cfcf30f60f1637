import { dayOf } from '../../lib/foundation/time/days.ts';
import { compileTimetable, type Timetable } from '../../lib/sea/timetable/engine/timetable.ts';
import { type EqualRules, singleDayFeed } from './equal-rules.ts';
import type { BenchRow, Timing } from './measure.ts';
import { loadMinotor, type MinotorDay, withArchive } from './minotor.ts';
import { dates } from './questions.ts';

/** Both routers on one service day. */
export interface EqualDay {
  readonly date: string;
  /** Start of the service day, from which its minutes count. */
  readonly origin: number;
  readonly timetable: Timetable;
  readonly minotor: MinotorDay;
}

export async function loadDays({ feed, files }: EqualRules): Promise<EqualDay[]> {
  return withArchive(files, async (archive) => {
    const days: EqualDay[] = [];
    for (const date of dates) {
      const timetable = compileTimetable(singleDayFeed(feed, date));
      const origin = timetable.clock.origin(dayOf(date));
      days.push({ date, origin, timetable, minotor: await loadMinotor(archive, date) });
    }
    return days;
  });
}

/** Rows of the engine and of minotor. */
export function rowsOf(what: string, same: string, own: Timing, other: Timing): BenchRow[] {
  const ratio = (part: keyof Timing) => `${(other[part] / own[part]).toFixed(1)}×`;
  return [
    { what, timing: own, note: same },
    {
      what: '  minotor',
      timing: other,
      note: `${ratio('p50')} (p50), ${ratio('p99')} (p99) as long`,
    },
  ];
}
