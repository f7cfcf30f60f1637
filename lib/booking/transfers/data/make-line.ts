import type { BusLine } from '../schema';
import type { OperatorId } from './operators';
import { type TransferSourceId, transfersCheckedOn } from './sources';

interface Line {
  readonly from: BusLine['from'];
  readonly to: BusLine['to'];
  readonly via?: BusLine['via'];
  readonly minutes?: readonly [shortest: number, longest: number];
  readonly price?: NonNullable<BusLine['price']>;
  readonly summer: BusLine['summer'];
  readonly winter?: NonNullable<BusLine['winter']>;
  readonly sources: readonly [TransferSourceId, ...TransferSourceId[]];
  /** The minutes are our own. */
  readonly ownMinutes?: boolean;
}

/** Lines of an island, by their last stop. */
export function linesOf(
  island: BusLine['island'],
  operator: OperatorId,
  lines: Readonly<Record<string, Line>>,
): BusLine[] {
  return Object.entries(lines).map(([name, { ownMinutes = false, ...line }]) => ({
    id: `${island}-${name}`,
    island,
    operator,
    from: line.from,
    to: line.to,
    via: line.via ?? [],
    minutes: line.minutes ? [line.minutes[0], line.minutes[1]] : null,
    price: line.price ?? null,
    summer: line.summer,
    winter: line.winter ?? null,
    sources: [...line.sources],
    ownMinutes,
    isEstimate: ownMinutes || line.price?.basis === 'estimate',
    checkedOn: transfersCheckedOn,
  }));
}

export const place = (en: string, el: string) => ({ en, el });
