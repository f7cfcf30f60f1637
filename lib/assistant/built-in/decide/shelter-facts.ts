import { soundKey } from '@/lib/foundation/i18n/sound-key';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type WindEffect, windPoints } from '@/lib/records/islands/winds';
import { winds } from '../understand/wind';
import { link, named, plain } from '../word/names';
import { pagesOf } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Names beaches sheltered from the wind, or the directions to which a beach lies open. */
export function shelterNext(asked: TurnRequest, island: IslandSlug | undefined): Next {
  const { t, locale, turn } = asked;
  if (!island) return { text: `${t('shelter.rule')} ${t('ask.island.shelter')}` };
  const [found] = resultsOf(asked, 'getShelteredBeaches');
  if (!found) return { calls: [{ tool: 'getShelteredBeaches', input: { island } }] };
  const beaches = (found.output.beaches ?? []) as {
    name: string;
    openWaterKm: number[];
    localWind: LocalNote[];
    first: { state: string; effects: WindEffect[] } | null;
  }[];
  const at = named('island', island, locale);
  const page = link(t('shelter.page', at), pagesOf(found.output).page);
  const label = `*${String(found.output.label)}*`;
  const said = soundKey(turn.text);
  const asksFor = beaches.find(({ name }) => said.includes(soundKey(name)));
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
  const { wind } = turn;
  const calm = wind
    ? beaches.filter(({ openWaterKm }) => !openSides(openWaterKm).includes(wind))
    : beaches.filter(({ first }) => first?.state === 'calm' || first === null);
  if (wind && calm.length === 0)
    return { text: `${t('shelter.noneFrom', { ...at, side: t(`side.${wind}`) })} ${page}.` };
  const listed = (calm.length > 0 ? calm : beaches).map(({ name, first, localWind }) => ({
    name,
    effects: wind ? effectsUnder(wind, localWind) : (first?.effects ?? []),
  }));
  // Beaches without gusts or sand come first; the others keep their order.
  const names = [false, true]
    .flatMap((isWindy) => listed.filter(({ effects }) => effects.length > 0 === isWindy))
    .slice(0, 4)
    .map(({ name, effects }) => {
      const said = effectsSaid(effects, t);
      return `**${plain(name)}**${said && ` (${said})`}`;
    });
  const beachNames = names.join(', ');
  const head = wind
    ? t('shelter.calmFrom', { beaches: beachNames, side: t(`side.${wind}`) })
    : t('shelter.calm', { beaches: beachNames });
  return { text: [head, label, `${page}.`].join(' ') };
}

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
  return winds.filter((_, index) => (openWaterKm[index * 2] ?? 0) > 10);
}
