import { firstValue, type RawQuery } from '@/lib/http/raw-query';
import { islandSlugs } from '@/lib/islands/slugs';
import { type PlanQuery, planQuery } from './query';

/** Names of the form's own controls: a form cannot write `islands=naxos:2-4` without a script. */
export const formNames = {
  /** Hidden; tells the spelling of the form from that of an address. */
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
 * What the form sent, in the words of an address; undefined when the query does not come from the form.
 * Wrong values stay as they were typed, so that the page can show them beside what is wrong.
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
