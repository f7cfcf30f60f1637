import { getTranslations } from 'next-intl/server';
import { nightName } from '@/lib/foundation/time/nights';
import type { EpochMinutes } from '@/lib/foundation/time/types';

interface NightNoteProps {
  departure: EpochMinutes;
  className?: string;
}

/** Names the night of a departure after midnight, because its date alone is misleading. */
export async function NightNote({ departure, className }: NightNoteProps) {
  const night = nightName(departure);
  if (!night) return null;
  const t = await getTranslations('ferries.nights');
  return <span className={className}>{t(night)}</span>;
}
