import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type WindEffect, windPoints } from '@/lib/records/islands/winds';
import { type Wind, winds } from '../understand/wind';
import { link, listed, named as namedIn, nameOf, plain } from '../word/names';
import { beachTexts, beachWishes, islandsWithBeach, namedBeach } from './beach-wishes';
import { pagesOf } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

interface BeachLine {
  readonly id: string;
  readonly name: string;
  readonly openWaterKm: readonly number[];
  readonly localWind: readonly LocalNote[];
  readonly first: { readonly state: string; readonly effects: readonly WindEffect[] } | null;
}

const mostNamed = 4;
/** Kilometres of open water over which a wind raises waves. */
const farWater = 10;
const mostHit = 8;
const otherBeaches =
  /busy|crowd|quieter|another|else|other|κοσμο|ησυχοτερ|πιο ησυχ|αλλη|αλλεσ|αλλου|κατι αλλο/u;
const sheltered =
  /shelter|protect|calm|out of|escape|away from|hide|προφυλα|προστατ|απαν|απαγκ|ηρεμ|κρυβ/u;
const hitWords =
  /(?<!\p{L})(?:hit|hits|exposed|open to|avoid|rough|waves?|wavy|worst|bad|skip|χτυπ\p{L}*|εκτεθειμεν\p{L}*|αποφυγ\p{L}*|κυμα\p{L}*|χειροτερ\p{L}*|πιαν\p{L}+|(?<!(?:μην?|δεν?)(?: (?:σε|μασ|την?|τον|το|τουσ))? )τρωει|ανοιχτ\p{L}+)(?!\p{L})/u;

/** True if a message asks for the beaches that a wind spoils, and not for those out of it. */
const asksWhichAreHit = (text: string) => hitWords.test(text) && !sheltered.test(text);

/** Names beaches sheltered from the wind, or the directions to which a beach lies open. */
export function shelterNext(asked: TurnRequest, named: IslandSlug | undefined): Next {
  const { t, locale, turn } = asked;
  const homes = named ? [named] : islandsWithBeach(turn.text);
  const [island] = homes;
  if (island && homes.length > 1) {
    const islands = listed(
      homes.map((one) => nameOf(one, locale)),
      locale,
    );
    return { text: t('shelter.whichIsland', { islands }) };
  }
  if (!island) return { text: `${t('shelter.rule')} ${t('ask.island.shelter')}` };
  const [found] = resultsOf(asked, 'getShelteredBeaches');
  if (!found) return { calls: [{ tool: 'getShelteredBeaches', input: { island } }] };
  const beaches = (found.output.beaches ?? []) as BeachLine[];
  const at = namedIn('island', island, locale);
  const page = link(t('shelter.page', at), pagesOf(found.output).page);
  const label = `*${String(found.output.label)}*`;
  const asksFor = namedBeach(turn.text, beaches);
  const { wind } = turn;
  if (asksFor && wind) {
    const isOpen = isOpenTo(wind, asksFor);
    const effects = effectsSaid(effectsUnder(wind, asksFor.localWind), t);
    const values = { beach: plain(asksFor.name), side: t(`side.${wind}`) };
    const others = beaches
      .filter((one) => one !== asksFor && !isOpenTo(wind, one))
      .toSorted((a, b) => gusts(wind, a) - gusts(wind, b))
      .slice(0, 3)
      .map(({ name }) => `**${plain(name)}**`);
    const text = [
      t(isOpen ? 'shelter.bad' : 'shelter.good', values),
      effects && t('shelter.but', { effects }),
      isOpen && others.length > 0
        ? t('shelter.calmFrom', { beaches: others.join(', '), side: t(`side.${wind}`) })
        : '',
    ];
    return { text: `${text.filter(Boolean).join(' ')} ${label} ${page}.` };
  }
  if (asksFor) {
    const open = openSides(asksFor.openWaterKm).map((side) => t(`side.${side}`));
    const text =
      open.length > 0
        ? t('shelter.open', { beach: plain(asksFor.name), sides: open.join(', ') })
        : t('shelter.closed', { beach: plain(asksFor.name) });
    const local = asksFor.localWind.flatMap((note) => localWindSaid(note, t));
    return { text: `${[text, ...local].join(' ')} ${label} ${page}.` };
  }
  if (beaches.length === 0) return { text: `${t('shelter.none', at)} ${page}.` };
  const hit = wind && asksWhichAreHit(turn.text);
  if (hit) {
    const open = beaches.filter((one) => isOpenTo(wind, one));
    const names = open.slice(0, mostHit).map(({ name }) => `**${plain(name)}**`);
    const said = t(names.length > 0 ? 'shelter.hit' : 'shelter.noneHit', {
      ...at,
      beaches: names.join(', '),
      side: t(`side.${wind}`),
    });
    return { text: `${said} ${label} ${page}.` };
  }
  const calm = wind
    ? beaches.filter((one) => !isOpenTo(wind, one))
    : beaches.filter(({ first }) => first?.state === 'calm' || first === null);
  if (wind && calm.length === 0)
    return { text: `${t('shelter.noneFrom', { ...at, side: t(`side.${wind}`) })} ${page}.` };
  const choice = (calm.length > 0 ? calm : beaches).map(({ id, name, first, localWind }) => ({
    id,
    name,
    effects: wind ? effectsUnder(wind, localWind) : (first?.effects ?? []),
  }));
  // Beaches without gusts or sand come first; the others keep their order.
  const inOrder = [false, true].flatMap((isWindy) =>
    choice.filter(({ effects }) => effects.length > 0 === isWindy),
  );
  // `Too busy there`: not those that were named before.
  const isOther = otherBeaches.test(turn.text);
  const skipped = isOther ? mostNamed * (asked.shelterBefore ?? 0) : 0;
  const rest = inOrder.slice(skipped);
  if (skipped > 0 && rest.length === 0) return { text: `${t('shelter.noOther', at)} ${page}.` };
  const wishes = beachWishes(turn);
  if (wishes.length > 0) {
    const { lines, missing } = beachTexts(island, rest, wishes, locale, mostNamed);
    const side = wind ? t(`side.${wind}`) : 'none';
    const head = t('shelter.wished', { side });
    const without = missing.map((one) => t(`shelter.wish.${one}`));
    const unsure =
      without.length > 0 ? t('shelter.unsure', { wishes: listed(without, locale) }) : '';
    if (lines.length > 0)
      return {
        text: `${[head, unsure].filter(Boolean).join(' ')}\n\n${lines.join('\n')}\n\n${label} ${page}.`,
      };
  }
  const names = rest.slice(0, mostNamed).map(({ name, effects }) => {
    const said = effectsSaid(effects, t);
    return `**${plain(name)}**${said && ` (${said})`}`;
  });
  const beachNames = names.join(', ');
  const head = wind
    ? t('shelter.calmFrom', { beaches: beachNames, side: t(`side.${wind}`) })
    : t('shelter.calm', { beaches: beachNames });
  return { text: [head, label, `${page}.`].join(' ') };
}

const gusts = (wind: (typeof winds)[number], { localWind }: BeachLine) =>
  effectsUnder(wind, localWind).length;

/** Effects of a wind in words; the model sees results of tools, and none of the rooms they come from. */
const effectsSaid = (effects: readonly WindEffect[], t: TurnRequest['t']) =>
  effects.map((effect) => t(`effects.${effect}`)).join(', ');

interface LocalNote {
  readonly from: (typeof windPoints)[number];
  readonly to: (typeof windPoints)[number];
  readonly effects: readonly WindEffect[];
}

/** Effects that the notes of a beach name for one of the eight winds. */
function effectsUnder(wind: (typeof winds)[number], notes: readonly LocalNote[]) {
  const count = windPoints.length;
  const at = winds.indexOf(wind) * 2;
  const after = (from: number, to: number) => (to - from + count) % count;
  const holds = ({ from, to }: LocalNote) => {
    const [start, end] = [windPoints.indexOf(from), windPoints.indexOf(to)];
    return after(start, at) <= after(start, end);
  };
  return [...new Set(notes.filter(holds).flatMap(({ effects }) => effects))];
}

/** Sentence about gusts, wind along a beach or blowing sand; none for a mere correction of its open water. */
function localWindSaid({ from, to, effects }: LocalNote, t: TurnRequest['t']): readonly string[] {
  if (effects.length === 0) return [];
  // The assistant names eight winds: of a wind between two, the one inside the arc.
  const side = (index: number) => t(`side.${winds[index % winds.length] ?? 'n'}`);
  const values = {
    side: side(Math.ceil(windPoints.indexOf(from) / 2)),
    end: side(Math.floor(windPoints.indexOf(to) / 2)),
    effects: effectsSaid(effects, t),
  };
  return [t('shelter.local', values)];
}

/** Compass directions, out of eight, with more than ten kilometres of open water. */
function openSides(openWaterKm: readonly number[]) {
  return winds.filter((_, index) => (openWaterKm[index * 2] ?? 0) > farWater);
}

/** True if a wind has far water before a beach, or within 22.5 degrees of its direction: winds vary. */
function isOpenTo(wind: Wind, { openWaterKm }: Pick<BeachLine, 'openWaterKm'>) {
  const at = 2 * winds.indexOf(wind);
  return [at - 1, at, at + 1].some((one) => (openWaterKm.at(one % 16) ?? 0) > farWater);
}
