/** Usual behaviour of a kind of boat in a wind. */
export const windVerdicts = ['sails', 'doubtful', 'stays'] as const;

export type WindVerdict = (typeof windVerdicts)[number];

/** A force of the Beaufort scale and what it usually means for the boats: a rule of thumb, no regulation. */
export interface WindForce {
  readonly beaufort: number;
  /** Mean speed, knots. */
  readonly knots: readonly [number, number];
  /** Small local boats and boats for people on foot. */
  readonly local: WindVerdict;
  readonly highSpeed: WindVerdict;
  /** Large conventional ferries. */
  readonly conventional: WindVerdict;
}

/** The forces that matter at the quay, mildest first. */
export const windForces: readonly WindForce[] = [
  { beaufort: 5, knots: [17, 21], local: 'sails', highSpeed: 'sails', conventional: 'sails' },
  { beaufort: 6, knots: [22, 27], local: 'doubtful', highSpeed: 'sails', conventional: 'sails' },
  { beaufort: 7, knots: [28, 33], local: 'doubtful', highSpeed: 'doubtful', conventional: 'sails' },
  { beaufort: 8, knots: [34, 40], local: 'stays', highSpeed: 'stays', conventional: 'doubtful' },
  { beaufort: 9, knots: [41, 47], local: 'stays', highSpeed: 'stays', conventional: 'stays' },
];
