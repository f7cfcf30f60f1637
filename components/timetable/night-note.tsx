import { getTranslations } from 'next-intl/server';
import { nightName } from '@/lib/time/nights';
import type { Instant } from '@/lib/time/types';

interface NightNoteProps {
  departure: Instant;
  className?: string;
}

/** Beside a boat that leaves after midnight: which night that is, for its date alone misleads. */
export async function NightNote({ departure, className }: NightNoteProps) {
  const night = nightName(departure);
  if (!night) return null;
  const t = await getTranslations('ferries.nights');
  return <span className={className}>{t(night)}</span>;
}
