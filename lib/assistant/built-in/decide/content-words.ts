import { isCommon } from '@/lib/search/site-search/words';
import type { Turn } from '../understand/turn';

/** Words of a message that carry its subject. */
export function contentWords({ text }: Turn): string[] {
  return [...text.replace(/@[a-z]+@/g, ' ').matchAll(/\p{L}{3,}/gu)]
    .map(([one]) => one)
    .filter((one) => !isCommon(one) && !small.has(one));
}

const small = new Set(
  'season εποχη please could would like want know need there some any much many very really about just πειτε θελω ξερω εχετε υπαρχει μπορειτε παρακαλω λιγο πολυ καποιο που best good nice great top recommend favourite favorite should καλυτερη καλυτερεσ καλυτερο καλη καλεσ καλο ωραια ωραιεσ ωραιο'.split(
    ' ',
  ),
);
