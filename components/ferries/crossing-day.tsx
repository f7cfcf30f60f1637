import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { DayRange } from '@/lib/sea/ferries/search/crossing-days';
import type { CrossingQuery, FerrySearch } from '@/lib/sea/ferries/search/read-search';

interface DayNoteProps {
  search: FerrySearch;
  crossing: CrossingQuery;
  possible: DayRange;
}

/** Notes that the day was chosen by the search (the next one with a boat) or that it has passed. */
export async function DayNote({ search, crossing, possible }: DayNoteProps) {
  const t = await getTranslations('ferrySearch.results');
  const isNext = search.isNextDay && crossing.purpose === 'outbound';
  const hasPassed = crossing.date < possible.first;
  if (!isNext && !hasPassed) return null;
  return (
    <p className="measure mt-2 font-ui text-ink-2">{t(isNext ? 'nextBoatDay' : 'dayHasPassed')}</p>
  );
}

interface NeighbourDaysProps {
  possible: DayRange;
  date: IsoDate;
  hrefOn: (date: IsoDate) => string;
}

/** Links to the previous and next day, if the search accepts them. */
export async function NeighbourDays({ possible, date, hrefOn }: NeighbourDaysProps) {
  const t = await getTranslations('ferrySearch.results');
  const [before, after] = [addDays(date, -1), addDays(date, 1)];
  return (
    <p className="flex gap-2" data-print="hide">
      {before >= possible.first ? (
        <a
          href={hrefOn(before)}
          rel="prev"
          data-scroll="keep"
          className={buttonClass('secondary', 'px-3! text-sm!')}
        >
          ← {t('previousDay')}
        </a>
      ) : null}
      {after >= possible.first && after <= possible.last ? (
        <a
          href={hrefOn(after)}
          rel="next"
          data-scroll="keep"
          className={buttonClass('secondary', 'px-3! text-sm!')}
        >
          {t('nextDay')} →
        </a>
      ) : null}
    </p>
  );
}
