import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { valuesIn } from '../understand/slots';
import { Reading } from '../understand/text';
import type { Turn } from '../understand/turn';
import { link, named, plain } from '../word/names';
import { aspectNext, aspectsOf } from './aspect';
import { faultOf } from './ferry';
import { whichIslandNext } from './islands';
import { refusedBy } from './refused';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

interface Card {
  readonly slug: string;
  readonly name: Localized;
  readonly summary: Localized;
  readonly place?: Localized;
  readonly pricePerNight?: Readonly<Record<string, number | null>>;
  readonly pricePerDay?: Readonly<Record<string, number | null>>;
  readonly price?: { readonly kind: string; readonly cents?: number };
  readonly durationMinutes?: number;
}

export type ListingTopic = 'hotels' | 'activities' | 'vehicles';
const tools = {
  hotels: 'searchHotels',
  activities: 'searchActivities',
  vehicles: 'searchVehicles',
} as const;
const most = 4;
/** Aspect of an island that answers where nothing is listed. */
const insteadOf: Partial<Record<ListingTopic, string>> = { hotels: 'stay', vehicles: 'around' };

/** Amenities in a message that have a filter of their own. */
const amenities: readonly (readonly [RegExp, string])[] = [
  [/pool|πισινα/u, 'pool'],
  [/sea view|θεα (?:στη )?θαλασσα/u, 'sea-view'],
  [/caldera|καλντερα/u, 'caldera-view'],
  [/quiet|ησυχ/u, 'quiet'],
  [/breakfast|πρωινο/u, 'breakfast'],
  [/kitchen|κουζινα/u, 'kitchen'],
  [/\bpets?\b|\bdog|σκυλ|κατοικιδι/u, 'pets'],
  [/parking|παρκινγκ/u, 'parking'],
];

function filtersOf(topic: ListingTopic, { text, budget, party }: Turn): Record<string, unknown> {
  if (topic === 'activities') {
    const kinds = valuesIn(new Reading(text), 'doing');
    return kinds.length > 0 ? { kind: kinds } : {};
  }
  if (topic !== 'hotels') return {};
  const wanted = amenities.flatMap(([pattern, value]) => (pattern.test(text) ? [value] : []));
  const people = (party?.adults ?? 0) + (party?.children?.length ?? 0);
  return {
    ...(wanted.length > 0 ? { amenities: wanted } : {}),
    ...(budget?.cents ? { price: Math.round(budget.cents / 100) } : {}),
    ...(budget?.style === 'simple' ? { sort: 'price' } : {}),
    ...(people >= 3 && people <= 12 ? { guests: String(people) } : {}),
    ...(/camp|καμπινγκ/u.test(text) ? { kind: ['campsite'] } : {}),
    ...(/hostel/u.test(text) ? { kind: ['hostel'] } : {}),
    ...(/beachfront|on the beach|near the beach|close to the beach|πανω στη θαλασσα|κοντα στη(?:ν)? (?:παραλια|θαλασσα)/u.test(
      text,
    )
      ? { beach: '10' }
      : {}),
  };
}

export function listingNext(
  asked: TurnRequest,
  topic: ListingTopic,
  island: IslandSlug | undefined,
  month: number | undefined,
): Next {
  const { t, locale, turn } = asked;
  // Activities of a kind are listed for all islands, where none is named.
  const isAnywhere = !island && topic === 'activities' && 'kind' in filtersOf(topic, turn);
  if (!island && !isAnywhere) return { text: t(`ask.island.${topic}`) };
  const found = resultsOf(asked, tools[topic]);
  const when = month && topic !== 'vehicles' ? { month: String(month) } : {};
  const all = { ...(island ? { island: [island] } : {}), ...when };
  const last = found.at(-1);
  if (!last)
    return { calls: [{ tool: tools[topic], input: { ...all, ...filtersOf(topic, turn) } }] };
  const cards = last.output.results as readonly Card[] | undefined;
  if (!cards) return { text: faultOf(asked, last.output) };
  const isRefused = refusedBy(turn);
  const results = cards.filter(({ name }) => !isRefused(Object.values(name).join(' ')));
  const narrowed = island && Object.keys(filtersOf(topic, turn)).length > 0;
  // Nothing matches all filters: search again without them and say so.
  if (results.length === 0 && narrowed && found.length === 1) {
    return { calls: [{ tool: tools[topic], input: all }] };
  }
  const pages = last.output.pages as Record<string, string>;
  const at = named('island', island ?? '', locale);
  const page = link(t(`listing.page.${topic}`), pages.page);
  if (results.length === 0 && !island) return whichIslandNext(asked);
  if (results.length === 0) {
    // There are no real rooms or vehicles to list: what the guide says instead.
    const aspect = insteadOf[topic];
    const areas =
      aspect &&
      island &&
      aspectNext(asked, [island], [...new Set([aspect, ...aspectsOf(turn)])].slice(0, 3));
    if (areas) return areas;
    const instead = pages.guide ? link(t('listing.areas'), pages.guide) : page;
    return { text: `${t(`listing.none.${topic}`, at)} ${instead}.` };
  }
  const isWider = found.length > 1;
  const total = Number(last.output.total);
  const head = island
    ? t(`listing.head.${topic}`, { ...at, total })
    : t('listing.anywhere', { total });
  const lines = results.slice(0, most).map((card) => cardLine(card, pages, asked));
  return {
    text: [isWider ? t('listing.wider') : '', head, lines.join('\n'), `${page}.`]
      .filter(Boolean)
      .join('\n\n'),
  };
}

function cardLine(card: Card, pages: Record<string, string>, { t, locale }: TurnRequest): string {
  const seasons = Object.values(card.pricePerNight ?? card.pricePerDay ?? {}).filter(
    (cents) => cents !== null,
  );
  const from = seasons.length > 0 ? Math.min(...seasons) : undefined;
  const price =
    card.price?.kind === 'free'
      ? t('listing.free')
      : card.price?.cents !== undefined
        ? t('listing.from', { amount: formatEuros(card.price.cents, locale) })
        : from === undefined
          ? ''
          : t(card.pricePerNight ? 'listing.night' : 'listing.day', {
              amount: formatEuros(from, locale),
            });
  const length = card.durationMinutes ? formatDuration(card.durationMinutes, locale) : '';
  const facts = [card.place ? plain(card.place[locale]) : '', length, price];
  return `- ${link(`**${plain(card.name[locale])}**`, pages[card.slug])}: ${facts.filter(Boolean).join(', ')}`;
}
