import { distanceKm } from '@/lib/foundation/geo/rules';
import { formatNumber } from '@/lib/foundation/i18n/format';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { Place, Position } from '@/lib/records/islands/schema';
import type { Wind } from '../understand/wind';
import { listed, named, plain } from '../word/names';
import { beachWishes, wishesMet } from './beach-wishes';
import { type BeachLine, effectsSaid, effectsUnder, gusts, isOpenTo } from './shelter-winds';
import type { TurnRequest } from './turn-request';

const mostNamed = 4;
const mostOpen = 5;
/** Force from which gusts and sand spoil sheltered bays as well, in Beaufort. */
const strong = 6;
/** Kilometres in a straight line that somebody without a vehicle walks to a beach. */
const onFootKm = 3;

const otherBeaches =
  /busy|crowd|quieter|another|else|other|κοσμο|ησυχοτερ|πιο ησυχ|αλλη|αλλεσ|αλλου|κατι αλλο/u;
const beaufort = 'bft?|beaufort|bofor\\p{L}*|μποφ\\p{L}*|αρ(?:ι|ια)(?!\\p{L})';
const blows =
  'winds?|northerly|southerly|meltemi|βορια\\p{L}*|νοτια\\p{L}*|μελτεμι\\p{L}*|αερα\\p{L}*|φυσ\\p{L}+';
const force = new RegExp(
  `(?<![\\d:.])([1-9]|1[0-2])(?:-\\d+)? ?(?:${beaufort})|(?:${blows}) (?:of |at |με )?([1-9]|1[0-2])(?![\\d:.])`,
  'u',
);
const sleeps = ['staying', 'based', 'room', 'hotel', 'apartment', 'sleep']
  .concat(['μένουμε', 'μένω', 'μείνουμε', 'κοιμόμαστε', 'δωμάτιο', 'ξενοδοχείο'])
  .map((one) => soundKey(one).slice(0, 4));

/** Force of the wind that a message names, in Beaufort. */
function forceIn(text: string): number {
  const [, before, after] = force.exec(text) ?? [];
  return Number(before ?? after ?? 0);
}

/** Village, port or beach of an island at which somebody says that he stays. */
export function baseIn(text: string, island: IslandSlug): Place | undefined {
  const sound = ` ${soundKey(text)} `;
  const { villages, ports, beaches } = islandBySlug(island);
  const stays = (name: string) => {
    const own = soundKey(name);
    const at = sound.indexOf(` ${own} `);
    const before = sound
      .slice(Math.max(0, at - 30), at)
      .split(' ')
      .slice(-4);
    return at >= 0 && before.some((word) => sleeps.some((stem) => word.startsWith(stem)));
  };
  return [...villages, ...ports.map((one) => ({ ...one, sentence: one.note })), ...beaches].find(
    ({ name }) => Object.values(name).some(stays),
  );
}

const kmBetween = (one: Position, other: Position) =>
  distanceKm([one.lon, one.lat], [other.lon, other.lat]);

/**
 * Lists the beaches out of a wind with a sentence on each, and names those to leave for a calm day,
 * unless `isHitSaid`: the answer has named them already.
 */
export function shelteredList(
  asked: TurnRequest,
  island: IslandSlug,
  beaches: readonly BeachLine[],
  wind: Wind | undefined,
  isHitSaid: boolean,
): string {
  const { t, locale, turn } = asked;
  const base = baseIn(turn.text, island);
  const isOnFoot = turn.boats.vehicle === 'none';
  const calm = wind
    ? beaches.filter((one) => !isOpenTo(wind, one))
    : beaches.filter(({ first }) => first?.state === 'calm' || first === null);
  const at = named('island', island, locale);
  if (wind && calm.length === 0) return t('shelter.noneFrom', { ...at, side: t(`side.${wind}`) });
  const wishes = beachWishes(turn);
  const rated = (calm.length > 0 ? calm : beaches).map((one) => {
    const effects = wind ? effectsUnder(wind, one.localWind) : (one.first?.effects ?? []);
    const met = wishesMet(one.text, wishes);
    const km = base ? kmBetween(base.position, one) : undefined;
    const isFar = isOnFoot && km !== undefined && km > onFootKm;
    // Those without gusts or sand come first; wishes and the way there weigh as much as these.
    const worth = met.length - (effects.length > 0 ? 0.9 : 0) - (isFar ? 2 : 0);
    return { name: one.name, text: one.text, effects, met, km, worth };
  });
  const inOrder = rated.toSorted((a, b) => b.worth - a.worth || (a.km ?? 0) - (b.km ?? 0));
  // `Too busy there`: not those that were named before.
  const skipped = otherBeaches.test(turn.text) ? mostNamed * (asked.shelterBefore ?? 0) : 0;
  const chosen = inOrder.slice(skipped, skipped + mostNamed);
  if (chosen.length === 0) return t('shelter.noOther', at);
  const missing = wishes.filter((one) => !chosen.some(({ met }) => met.includes(one)));
  const side = wind ? t(`side.${wind}`) : 'none';
  const lines = chosen.map(({ name, text, effects, km }) => {
    const notes = [
      ...(base && km !== undefined && km >= 0.3
        ? [
            t('shelter.far', {
              km: formatNumber(km, locale, { maximumFractionDigits: km < 3 ? 1 : 0 }),
              place: base.name[locale],
            }),
          ]
        : []),
      ...(effects.length > 0 ? [effectsSaid(effects, t)] : []),
    ];
    return `- **${plain(name)}**${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${plain(text)}`;
  });
  const open =
    wind && !isHitSaid
      ? beaches
          .filter((one) => isOpenTo(wind, one))
          .toSorted((a, b) => gusts(wind, b) - gusts(wind, a))
      : [];
  const names = open.slice(0, mostOpen).map(({ name }) => plain(name));
  return [
    t(wind ? 'shelter.calmFrom' : 'shelter.calm', { side }),
    lines.join('\n'),
    missing.length > 0
      ? t('shelter.unsure', {
          wishes: listed(
            missing.map((one) => t(`shelter.wish.${one}`)),
            locale,
          ),
        })
      : '',
    names.length > 0
      ? t('shelter.leave', { beaches: listed(names, locale), count: names.length })
      : '',
    forceIn(turn.text) >= strong ? t('shelter.strong', { force: forceIn(turn.text) }) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
