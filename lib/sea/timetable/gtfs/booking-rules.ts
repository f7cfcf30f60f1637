import type { Arrangement, PortCall } from '../types.ts';
import type { Faults } from './faults.ts';
import { readPhone } from './names.ts';
import type { Tables } from './table.ts';

/** Returns how a call is arranged; undefined if anybody may board or get off without a word. */
export type Arranging = (type: string, ruleId: string, line: number) => Arrangement | undefined;

const file = 'booking_rules.txt';
const byPhone = '2';
const withCrew = '3';

/**
 * Reads the booking rules. A call is by arrangement if its type says so (2 by phone, 3 with the
 * crew) or if it names a rule. One that names none takes the only rule of the feed.
 */
export function readArranging(tables: Tables, faults: Faults): Arranging {
  const rules = new Map<string, Arrangement>();
  tables.each(file, ['booking_rule_id', 'phone_number'] as const, (row, line) => {
    if (!row.booking_rule_id) return faults.add(file, 'missing', line, 'booking_rule_id');
    const phone = readPhone(row.phone_number);
    rules.set(row.booking_rule_id, phone ? { phone } : {});
  });
  const only = rules.size === 1 ? [...rules.values()][0] : undefined;
  return (type, ruleId, line) => {
    const rule = rules.get(ruleId);
    if (ruleId && !rule) faults.add('stop_times.txt', `no booking rule “${ruleId}”`, line);
    if (type !== byPhone && type !== withCrew && !ruleId) return undefined;
    return rule ?? only ?? {};
  };
}

type Access = Pick<PortCall, 'boards' | 'alights' | 'boardsBy' | 'alightsBy'>;

/**
 * Joins what two rows of one call allow. Each of boarding and getting off has to be arranged only
 * if no row allows it without.
 */
export function joinAccess<A extends Access>(a: A, b: Access): Omit<A, keyof Access> & Access {
  const { boards: _, alights: __, boardsBy, alightsBy, ...rest } = a;
  const boarding = byBoth(a.boards, boardsBy, b.boards, b.boardsBy);
  const landing = byBoth(a.alights, alightsBy, b.alights, b.alightsBy);
  return {
    ...rest,
    boards: a.boards || b.boards,
    alights: a.alights || b.alights,
    ...(boarding ? { boardsBy: boarding } : {}),
    ...(landing ? { alightsBy: landing } : {}),
  };
}

function byBoth(
  may: boolean,
  by: Arrangement | undefined,
  mayToo: boolean,
  byToo: Arrangement | undefined,
): Arrangement | undefined {
  if ((may && !by) || (mayToo && !byToo)) return undefined;
  return may ? by : byToo;
}
