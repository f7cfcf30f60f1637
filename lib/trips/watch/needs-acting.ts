import type { Finding, FindingKind } from './types';

/** Kinds after which a boat cannot be taken. */
const certain: readonly FindingKind[] = ['gone', 'cancelled', 'tight'];
/** Kinds after which it may not sail, or not in time. */
const doubtful: readonly FindingKind[] = ['doubtful', 'wind', 'flight'];

/** True for a boat that cannot be taken; a flight is as certainly missed as its cause is certain. */
export const isCertain = ({ kind, facts }: Pick<Finding, 'kind' | 'facts'>): boolean =>
  certain.includes(kind === 'flight' ? (facts.cause ?? kind) : kind);

/** True for a finding that asks for another way, or for one to fall back on. */
export const needsActing = ({ kind }: Pick<Finding, 'kind'>): boolean =>
  certain.includes(kind) || doubtful.includes(kind);
