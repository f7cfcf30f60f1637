import { formatDay, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { addDays } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { atPortBy } from '@/lib/sea/ferries/ferry-guide/at-port';
import { boatParameter } from '@/lib/sea/ferries/passenger-rights/query';
import { searchLink } from '@/lib/sea/ferries/search/address';
import type { Network } from '@/lib/sea/timetable/network';
import { portInList } from '@/lib/sea/timetable/port-label';
import type { Finding, FindingKind } from './types';

/** Texts of `tripWatch` in one language, however they were loaded. */
export type WatchTexts = (key: string, values?: Record<string, string | number>) => string;

/** A finding in words. Links are paths of the site in the reader's language. */
export interface FindingWords {
  /** `Cancelled` */
  readonly kind: string;
  /** Day, time, ports and ship of the boat as the trip has it. */
  readonly boat: string;
  readonly what: string;
  readonly todo: string;
  /** Sentence with the company's phone number; empty where nobody has to be called, or the airline. */
  readonly call: string;
  readonly source: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
  /** True if the finding holds no longer, and nothing else does for its boat. */
  readonly isOver: boolean;
}

type Names = Pick<Network, 'ports' | 'stations' | 'lines' | 'operators' | 'trips'>;

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Kinds after which passengers have rights by Regulation 1177/2010; a missed boat or flight follows from one of these. */
const withRights: readonly FindingKind[] = ['gone', 'cancelled', 'late'];

/** Words of the search where another day is advised; its page has a strip of days. */
const searchTexts: Partial<Record<FindingKind, string>> = {
  flight: 'searchBefore',
  wind: 'searchAround',
};

/**
 * Says what happened to a boat, what to do by when, whom to call and what one is owed: the only
 * words for findings, on pages and in mails.
 *
 * @param stage `over`: the finding holds no longer
 * @param holds kinds of what else holds for the boat of such a finding
 */
export function findingWords(
  finding: Finding,
  network: Names,
  locale: Locale,
  t: WatchTexts,
  stage: 'found' | 'over' = 'found',
  holds: readonly FindingKind[] = [],
): FindingWords {
  const { boat, kind, facts, source, since } = finding;
  const clock = (instant: EpochMinutes | undefined) =>
    instant === undefined ? '' : formatClock(instant);
  const day = (instant: EpochMinutes) => formatDay(athensDate(instant), locale);
  const port = (id: string) => portInList(network, id, locale);
  const departs = epochMinutesOf(boat.departsAt);
  const values = {
    time: clock(departs),
    day: day(departs),
    from: port(boat.fromPort),
    to: port(boat.toPort),
    vessel: boat.vessel || 'none',
    departs: clock(facts.departs),
    departsDay: day(facts.departs ?? departs),
    arrives: clock(facts.arrives),
    before: clock(facts.before),
    port: port(facts.port ?? boat.fromPort),
    by: clock(atThePort(finding, departs)),
    beaufort: facts.beaufort ?? 0,
    wave: facts.waveM === undefined ? 'none' : formatNumber(facts.waveM, locale, oneDecimal),
    kind: facts.boatKind ?? 'local',
    cause: facts.cause ? t(`kinds.${facts.cause}`) : '',
  };
  const whatKey =
    kind === 'doubtful'
      ? ({ 'no-service': 'noService', strike: 'strike', unclear: 'unclear' } as const)[
          facts.warning ?? 'unclear'
        ]
      : kind;
  const isOver = stage === 'over';
  const name = t(`kinds.${kind}`);
  const over = holds.length > 0 ? 'overBut' : 'over';
  const others = holds.map((one) => t(`kinds.${one}`)).join(', ');
  return {
    kind: isOver ? t(`${over}.kind`, { kind: name }) : name,
    boat: t('boat', values),
    what: isOver ? t(`${over}.what`, { kind: name, others }) : t(`what.${whatKey}`, values),
    todo: isOver ? t(`${over}.todo`) : t(`todo.${kind}`, values),
    call: isOver || kind === 'flight' ? '' : callText(finding, network, locale, t),
    source: t('since', { source, time: clock(since), day: day(since) }),
    links: isOver ? [] : linksOf(finding, network, locale, t),
    isOver: isOver && holds.length === 0,
  };
}

/** Time to be at the port, on foot or with the vehicle of the trip; a late boat is waited for from its scheduled time. */
function atThePort({ kind, boat, facts }: Finding, departs: EpochMinutes) {
  const leaves = kind === 'late' ? departs : (facts.departs ?? departs);
  return atPortBy(
    { from: facts.port ?? boat.fromPort, departure: leaves },
    facts.withVehicle === true,
  );
}

function callText({ boat, facts }: Finding, network: Names, locale: Locale, t: WatchTexts): string {
  const lineId = network.trips.get(facts.tripId ?? '')?.lineId ?? '';
  const operator = network.operators.get(network.lines.get(lineId)?.operatorId ?? '');
  const company = operator?.name[locale] ?? boat.operator;
  if (!company) return t('callUnknown');
  return operator?.phone
    ? t('call', { company, phone: operator.phone })
    : t('callNamed', { company });
}

function linksOf(
  { boat, kind, facts }: Finding,
  network: Names,
  locale: Locale,
  t: WatchTexts,
): FindingWords['links'] {
  const [departs, arrives] = [epochMinutesOf(boat.departsAt), epochMinutesOf(boat.arrivesAt)];
  const station = (port: string) => network.ports.get(port)?.stationId ?? port;
  const search = searchLink({
    from: station(boat.fromPort),
    to: station(boat.toPort),
    // No later boat of its own day reaches the flight.
    date: kind === 'flight' ? addDays(athensDate(departs), -1) : athensDate(departs),
  });
  const rights = new URLSearchParams({
    ...(facts.tripId && facts.serviceDay
      ? {
          boat: boatParameter(facts.tripId, facts.serviceDay),
          from: boat.fromPort,
          to: boat.toPort,
        }
      : { crossing: String(arrives - departs) }),
    ...(kind === 'late' ? lateFields(facts, departs, arrives) : { what: 'cancelled' }),
  });
  const owed = { text: t('owed'), href: `${routes.disruptionsRights}?${rights}` };
  const links = [
    { text: t(searchTexts[kind] ?? 'search'), href: search },
    ...(withRights.includes(kind) ? [owed] : []),
  ];
  return links.map(({ text, href }) => ({ text, href: localizePath(href, locale) }));
}

/** Fields of the card of rights for a late boat; the news that would fill them in does not last. */
function lateFields(facts: Finding['facts'], departs: EpochMinutes, arrives: EpochMinutes) {
  const late = (expected: EpochMinutes | undefined, scheduled: EpochMinutes) =>
    String(Math.max(0, (expected ?? scheduled) - scheduled));
  return {
    what: 'late',
    left: late(facts.departs, departs),
    arrived: late(facts.arrives, arrives),
  };
}
