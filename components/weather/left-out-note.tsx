import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import { isToldLeftOut, type WeatherWords } from './weather-words';

interface LeftOutNoteProps {
  /** Days or places of a table, each by the name of its row. */
  rows: readonly { readonly name: string; readonly day: Pick<PlaceDay, 'leftOut'> }[];
  words: WeatherWords;
}

/** Explains the dashes of a table where wind and waves contradict each other. Empty without any. */
export function LeftOutNote({ rows, words }: LeftOutNoteProps) {
  const names = rows.flatMap(({ name, day }) => (isToldLeftOut(day) ? name : []));
  if (names.length === 0) return null;
  return (
    <p className="measure mt-3 font-ui text-sm text-ink-2" data-testid="left-out">
      {words.t('words.leftOut', { list: names.join(', ') })}
    </p>
  );
}
