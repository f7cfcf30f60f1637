import { delayRules } from './delay-rules';

export const incidentKinds = ['cancelled', 'late'] as const;
export const incidentCauses = ['weather', 'strike', 'technical', 'unknown'] as const;

/** Disturbed crossing of one passenger. Times are minutes. */
export interface Incident {
  readonly kind: (typeof incidentKinds)[number];
  readonly cause: (typeof incidentCauses)[number];
  /** Delay in leaving; undefined if unknown. */
  readonly leftLate?: number | undefined;
  /** Delay in arriving, also on the boat taken instead; undefined if unknown. */
  readonly arrivedLate?: number | undefined;
  /** Scheduled length of the crossing; undefined if unknown. */
  readonly crossing?: number | undefined;
  /** Price of the ticket, cents; undefined if unknown. */
  readonly priceCents?: number | undefined;
  /** True if the passenger was told before buying the ticket. */
  readonly wasTold?: boolean;
}

export const rightIds = [
  'information',
  'choice',
  'food',
  'night',
  'compensation',
  'ban',
  'complaint',
] as const;
export type RightId = (typeof rightIds)[number];

/** Reasons for the state of a right; each has a sentence. */
export type RightReason =
  | 'owed'
  | 'under90'
  | 'delayUnknown'
  | 'weather'
  | 'wasTold'
  | 'tooShort'
  | 'lengthUnknown'
  | 'extraordinary';

export interface Right {
  readonly id: RightId;
  readonly state: 'owed' | 'not-owed' | 'depends';
  readonly reason: RightReason;
  /** Articles of the Regulation; empty for Greek law. */
  readonly articles: readonly string[];
  /** Share of the ticket price that is owed. */
  readonly percent?: 25 | 50;
  /** The same in cents, if the price is known. */
  readonly cents?: number;
}

/** Delay in leaving, minutes, beyond which food and the choice of Article 18 are owed. */
const longDelay = 90;

const statesOf = {
  owed: 'owed',
  under90: 'not-owed',
  delayUnknown: 'depends',
  weather: 'not-owed',
  wasTold: 'not-owed',
  tooShort: 'not-owed',
  lengthUnknown: 'depends',
  extraordinary: 'depends',
} as const satisfies Record<RightReason, Right['state']>;

const rightOf = (id: RightId, reason: RightReason, articles: readonly string[]): Right => ({
  id,
  state: statesOf[reason],
  reason,
  articles,
});

/** Rights of a passenger by Regulation (EU) No 1177/2010, and by Greek law during a sailing ban. */
export function rightsAfter(incident: Incident): readonly Right[] {
  const { kind, cause, wasTold = false } = incident;
  const departure = departureReason(incident);
  const assistance = wasTold && departure === 'owed' ? 'wasTold' : departure;
  const night = assistance === 'owed' && cause === 'weather' ? 'weather' : assistance;
  return [
    rightOf('information', 'owed', ['16(1)']),
    rightOf('choice', departure, ['18(1)', '18(3)']),
    rightOf('food', assistance, wasTold ? ['17(1)', '20(2)'] : ['17(1)']),
    rightOf('night', night, night === 'weather' ? ['17(2)', '20(3)'] : ['17(2)']),
    compensation(incident),
    ...(kind === 'cancelled' && cause === 'weather' ? [rightOf('ban', 'owed', [])] : []),
    rightOf('complaint', 'owed', ['24']),
  ];
}

/** Reason for the rights that begin with a cancellation or a delay of over 90 minutes in leaving. */
function departureReason({ kind, leftLate }: Incident): 'owed' | 'under90' | 'delayUnknown' {
  if (kind === 'cancelled') return 'owed';
  if (leftLate === undefined) return 'delayUnknown';
  return leftLate > longDelay ? 'owed' : 'under90';
}

/** Compensation of Article 19, with the exemptions of Article 20(2) and (4). */
function compensation({
  cause,
  arrivedLate,
  crossing,
  priceCents,
  wasTold = false,
}: Incident): Right {
  const of = (reason: RightReason, ...more: readonly string[]) =>
    rightOf('compensation', reason, ['19', ...more]);
  if (wasTold) return of('wasTold', '20(2)');
  if (cause === 'weather') return of('weather', '20(4)');
  if (arrivedLate === undefined) return of('delayUnknown');
  if (crossing === undefined) return of('lengthUnknown');
  const rule = delayRules.find(({ upTo }) => upTo === null || crossing <= upTo * 60);
  if (!rule || arrivedLate < rule.quarter * 60) return of('tooShort');
  const percent = arrivedLate > rule.half * 60 ? 50 : 25;
  // The carrier has to prove that nothing could have prevented it.
  const reason = cause === 'technical' ? 'owed' : 'extraordinary';
  return {
    ...of(reason, '20(4)'),
    percent,
    ...(priceCents === undefined ? {} : { cents: Math.round((priceCents * percent) / 100) }),
  };
}
