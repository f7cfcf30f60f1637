import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { daysBetween } from '@/lib/foundation/time/days';
import type { Wind } from '../understand/wind';
import { link, listed, named as namedIn, nameOf, plain } from '../word/names';
import { aspectLines } from './aspect';
import { islandsWithBeach, namedBeach } from './beach-wishes';
import { pagesOf } from './quotes';
import { baseIn, shelteredList } from './shelter-list';
import {
  type BeachLine,
  effectsSaid,
  effectsUnder,
  gusts,
  isOpenTo,
  localWindSaid,
  openSides,
} from './shelter-winds';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

const mostHit = 8;
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
  const beachNamed = namedBeach(turn.text, beaches);
  // `Staying at Batsi`: where somebody sleeps is no beach that is asked about.
  const asksFor =
    beachNamed && baseIn(turn.text, island)?.name[locale] === beachNamed.name
      ? undefined
      : beachNamed;
  const wind = turn.wind ?? seasonalWind(asked);
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
        ? `${t('shelter.calmFrom', { side: t(`side.${wind}`) })} ${others.join(', ')}.`
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
  const asksHit = wind !== undefined && asksWhichAreHit(turn.text);
  const list = shelteredList(asked, island, beaches, wind, asksHit);
  const around =
    turn.boats.vehicle === 'none' ? aspectLines(asked, [island], ['around']) : { lines: [] };
  if ('calls' in around) return { calls: around.calls };
  const summer = wind && !turn.wind ? [t('shelter.summer')] : [];
  const hit = asksHit ? [hitLine(asked, island, beaches, wind)] : [];
  const text = [...summer, ...hit, list, ...around.lines, `${label} ${page}.`];
  return { text: text.join('\n\n') };
}

/** Sentence on the beaches of an island that a wind spoils. */
function hitLine(
  { t, locale }: TurnRequest,
  island: IslandSlug,
  beaches: readonly BeachLine[],
  wind: Wind,
): string {
  const open = beaches.filter((one) => isOpenTo(wind, one));
  const names = open.slice(0, mostHit).map(({ name }) => `**${plain(name)}**`);
  return t(names.length > 0 ? 'shelter.hit' : 'shelter.noneHit', {
    ...namedIn('island', island, locale),
    beaches: names.join(', '),
    side: t(`side.${wind}`),
  });
}

/** Months of the meltemi. */
const windyMonths = [6, 7, 8, 9];

/** The north wind, for a message on the meltemi or a day in summer that names no wind. */
function seasonalWind({ turn, today }: TurnRequest): Wind | undefined {
  const day = turn.times[0]?.first;
  const isSoon = day !== undefined && daysBetween(today, day) < 7;
  return day && !isSoon && windyMonths.includes(Number(day.slice(5, 7))) ? 'n' : undefined;
}
