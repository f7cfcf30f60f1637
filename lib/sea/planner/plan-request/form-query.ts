import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { type PlanQuery, planQuery } from './query';

/** Id of the answer on the planner's page, which takes the focus after the form is sent. */
export const planAnswerId = 'plan-answer';

/** Names of the form's own controls. Without a script a form cannot submit `islands=naxos:2-4`. */
export const formNames = {
  /** Hidden field that marks a query as submitted by the form. */
  marker: 'form',
  island: 'island',
  min: (slug: string) => `min.${slug}`,
  max: (slug: string) => `max.${slug}`,
  optional: (slug: string) => `optional.${slug}`,
  flightDay: 'flightDay',
  flightTime: 'flightTime',
} as const;

const text = (value: RawQuery[string]) => firstValue(value)?.trim() ?? '';

/**
 * Converts a submission of the form to the query of an address. Returns undefined if the query does
 * not come from the form. Invalid values stay as typed, so that the page can show them with their
 * fault.
 */
export function fromForm(raw: RawQuery): PlanQuery | undefined {
  if (raw[formNames.marker] === undefined) return undefined;
  const picked = new Set([raw[formNames.island]].flat());
  const islands = islandSlugs
    .filter((slug) => picked.has(slug))
    .map((slug) => {
      const wish = raw[formNames.optional(slug)] === undefined ? '' : '?';
      return `${slug}${wish}:${text(raw[formNames.min(slug)])}-${text(raw[formNames.max(slug)])}`;
    });
  const day = text(raw[formNames.flightDay]);
  const time = text(raw[formNames.flightTime]);
  const flight = day || time ? `${text(raw.end)}@${day}T${time}` : undefined;
  return planQuery({
    ...raw,
    islands: islands.join(','),
    flight,
    order: undefined,
    lock: undefined,
  });
}
