import type { Arrangement, PortCall, PriorNotice } from '../types.ts';
import type { Faults } from './faults.ts';
import { readPhone } from './names.ts';
import type { Tables } from './table.ts';
import { parseCount, parseTime } from './values.ts';

/** Returns how a call is arranged; undefined if anybody may board or get off without a word. */
export type Arranging = (type: string, ruleId: string, line: number) => Arrangement | undefined;

const file = 'booking_rules.txt';
const columns = [
  'booking_rule_id',
  'phone_number',
  'prior_notice_duration_min',
  'prior_notice_duration_max',
  'prior_notice_last_day',
  'prior_notice_last_time',
  'prior_notice_start_day',
  'prior_notice_start_time',
  'prior_notice_service_id',
] as const;
const byPhone = '2';
const withCrew = '3';

/**
 * Reads the booking rules. A call is by arrangement if its type says so (2 by phone, 3 with the
 * crew) or if it names a rule. One that names none takes the only rule of the feed.
 */
export function readArranging(tables: Tables, faults: Faults): Arranging {
  const rules = new Map<string, Arrangement>();
  tables.each(file, columns, (row, line) => {
    if (!row.booking_rule_id) return faults.add(file, 'missing', line, 'booking_rule_id');
    const phone = readPhone(row.phone_number);
    const notice = (kind: string, ...given: Parameters<typeof readNotice>) => {
      const read = readNotice(...given);
      if (read === 'invalid') faults.add(file, 'invalid', line, kind);
      return read === 'invalid' ? undefined : read;
    };
    const isServiceDays = row.prior_notice_service_id !== '';
    const latest = notice(
      'prior_notice_last_day',
      row.prior_notice_duration_min,
      row.prior_notice_last_day,
      row.prior_notice_last_time,
      isServiceDays,
    );
    const earliest = notice(
      'prior_notice_start_day',
      row.prior_notice_duration_max,
      row.prior_notice_start_day,
      row.prior_notice_start_time,
      isServiceDays,
    );
    rules.set(row.booking_rule_id, {
      ...(phone ? { phone } : {}),
      ...(latest ? { latest } : {}),
      ...(earliest ? { earliest } : {}),
    });
  });
  const only = rules.size === 1 ? [...rules.values()][0] : undefined;
  return (type, ruleId, line) => {
    const rule = rules.get(ruleId);
    if (ruleId && !rule) faults.add('stop_times.txt', `no booking rule “${ruleId}”`, line);
    if (type !== byPhone && type !== withCrew && !ruleId) return undefined;
    return rule ?? only ?? {};
  };
}

/**
 * Reads one limit of the prior notice: minutes if they are given, else a day with a time. Undefined
 * if neither is.
 */
function readNotice(
  minutes: string,
  days: string,
  time: string,
  isServiceDays: boolean,
): PriorNotice | 'invalid' | undefined {
  if (minutes) {
    const count = parseCount(minutes);
    return count === undefined ? 'invalid' : count > 0 ? { minutes: count } : undefined;
  }
  if (!days) return undefined;
  const [count, seconds] = [parseCount(days), time ? parseTime(time) : undefined];
  if (count === undefined || (time && (seconds === undefined || seconds > secondsPerDay))) {
    return 'invalid';
  }
  return {
    days: count,
    ...(seconds === undefined ? {} : { time: clockOf(seconds) }),
    ...(isServiceDays ? { isServiceDays } : {}),
  };
}

const secondsPerDay = 86_400;

const clockOf = (seconds: number) =>
  [seconds / 3600, (seconds % 3600) / 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

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
