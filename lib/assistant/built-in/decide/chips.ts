import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { monthName } from '../word/months';
import { nameOf } from '../word/names';
import type { TripState } from './trip-state';
import type { Words } from './turn-request';

/** Part of a request as a few words, and the request without it. */
interface Chip {
  readonly label: string;
  readonly without: TripState;
}

type Key = keyof TripState;

/** A request without some of its parts. */
function without(trip: TripState, ...keys: readonly Key[]): TripState {
  const kept = Object.entries(trip).filter(([key]) => !keys.some((one) => one === key));
  return { children: [], ...Object.fromEntries(kept) } as unknown as TripState;
}

const boatKeys = [
  'noEarly',
  'noLate',
  'seasick',
  'direct',
  'maxHours',
  'after',
  'before',
  'kinds',
  'vehicle',
] as const;

/** The parts of a request for a trip, in the order of a sentence. */
export function chipsOf(trip: TripState, locale: Locale, t: Words): Chip[] {
  const { begin, length, wants, avoids, adults, children, boats, count } = trip;
  const chips: Chip[] = [];
  const add = (label: string, rest: TripState) => chips.push({ label, without: rest });
  if (begin) add(beginLabel(begin, locale, t), without(trip, 'begin'));
  if (length) add(t('chips.nights', { nights: length.nights }), without(trip, 'length'));
  for (const [island, { nights }] of wants) {
    const name = nameOf(island, locale);
    const stay = nights && nights[0] === nights[1] ? nights[0] : undefined;
    add(
      stay ? t('chips.stay', { island: name, nights: stay }) : name,
      without({ ...trip, wants: new Map([...wants].filter(([one]) => one !== island)) }, 'order'),
    );
  }
  for (const island of avoids) {
    add(t('chips.not', { island: nameOf(island, locale) }), {
      ...trip,
      avoids: new Set([...avoids].filter((one) => one !== island)),
    });
  }
  if (trip.order) add(t('chips.order'), without(trip, 'order'));
  if (count) add(t('chips.islands', { most: count[1] }), without(trip, 'count'));
  if (trip.air) add(t(`chips.air.${trip.air}`), without(trip, 'air'));
  const start = trip.flyIn ?? trip.start;
  if (start)
    add(t('chips.from', { place: nameOf(start, locale) }), without(trip, 'start', 'flyIn'));
  const end = trip.flyOut ?? trip.end;
  if (end)
    add(
      t('chips.to', { place: nameOf(end, locale), clock: trip.flight?.clock ?? 'none' }),
      without(trip, 'end', 'flyOut', 'flight'),
    );
  for (const key of ['firstIsland', 'lastIsland'] as const) {
    const island = trip[key];
    if (island) add(t(`chips.${key}`, { island: nameOf(island, locale) }), without(trip, key));
  }
  if (adults || children.length > 0) {
    add(
      t('chips.party', { adults: adults ?? 2, children: children.length }),
      without(trip, 'adults', 'children'),
    );
  }
  for (const key of boatKeys) {
    const value = boats[key];
    if (value === undefined || (key === 'kinds' && boats.seasick)) continue;
    // Large boats follow from calm crossings and go with them.
    const dropped: readonly string[] = key === 'seasick' ? [key, 'kinds'] : [key];
    const kept = Object.entries(boats).filter(([one]) => !dropped.includes(one));
    add(boatLabel(key, boats, t), {
      ...trip,
      boats: Object.fromEntries(kept),
    });
  }
  if (trip.budgetCents)
    add(
      t('chips.budget', { amount: formatEuros(trip.budgetCents, locale) }),
      without(trip, 'budgetCents', 'budgetEach', 'budgetPerDay'),
    );
  if (trip.style) add(t(`chips.style.${trip.style}`), without(trip, 'style', 'isCheapest'));
  if (trip.pace && trip.pace !== 'steady') add(t(`chips.pace.${trip.pace}`), without(trip, 'pace'));
  for (const like of trip.likes)
    add(t(`likes.${like}`), { ...trip, likes: trip.likes.filter((one) => one !== like) });
  for (const dislike of trip.dislikes)
    add(t('chips.not', { island: t(`likes.${dislike}`) }), {
      ...trip,
      dislikes: trip.dislikes.filter((one) => one !== dislike),
    });
  for (const subject of trip.subjects) {
    if (subject !== 'pets' && subject !== 'walking') continue;
    const rest = trip.subjects.filter((one) => one !== subject);
    add(t(`chips.subject.${subject}`), { ...trip, subjects: rest });
  }
  return chips;
}

function beginLabel(
  { first, last, open }: NonNullable<TripState['begin']>,
  locale: Locale,
  t: Words,
): string {
  if (open) return monthName(Number(open.from.slice(5, 7)), locale);
  const day = formatDay(first, locale, 'short');
  return last ? `${day} – ${formatDay(last, locale, 'short')}` : t('chips.start', { day });
}

function boatLabel(key: (typeof boatKeys)[number], boats: TripState['boats'], t: Words): string {
  if (key === 'vehicle') return t(`chips.vehicle.${boats.vehicle ?? 'none'}`);
  if (key === 'kinds')
    return t(boats.kinds?.includes('high-speed') ? 'chips.boats.fast' : 'chips.boats.large');
  if (key === 'after' || key === 'before')
    return t(`chips.boats.${key}`, { clock: boats[key] ?? '' });
  return key === 'maxHours'
    ? t('chips.boats.maxHours', { hours: boats.maxHours ?? 0 })
    : t(`chips.boats.${key}`);
}

/** Message that a tap on a chip sends. */
const removal = /^(?:leave out|χωρίς|χωρις): (.{1,80})$/iu;

/** The request without the part that a message removes by its label; undefined for other messages. */
export function withoutChip(
  message: string,
  trip: TripState,
  locale: Locale,
  t: Words,
): TripState | undefined {
  const label = removal.exec(message.trim())?.[1];
  return label ? chipsOf(trip, locale, t).find((chip) => chip.label === label)?.without : undefined;
}
