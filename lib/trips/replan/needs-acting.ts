import type { Finding, FindingKind } from '@/lib/trips/watch/types';

/** Kinds after which a boat cannot be taken. */
const certain: readonly FindingKind[] = ['gone', 'cancelled', 'tight', 'flight'];
/** Kinds after which it may not sail. */
const doubtful: readonly FindingKind[] = ['doubtful', 'wind'];

export const isCertain = ({ kind }: Pick<Finding, 'kind'>): boolean => certain.includes(kind);

/** True for a finding that asks for another way, or for one to fall back on. */
export const needsActing = ({ kind }: Pick<Finding, 'kind'>): boolean =>
  certain.includes(kind) || doubtful.includes(kind);
