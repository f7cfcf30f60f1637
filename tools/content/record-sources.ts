import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { moduleAt, type Source, titled } from './statement.ts';

interface Food {
  id: string;
  name: Localized;
  text: { en: string };
  islands: string | string[];
  protection: string | null;
  source: { title: string; url: string };
  checkedOn: string;
}

export const culinary: Source = {
  name: 'culinary',
  kind: 'fact',
  read: async () => {
    const module = await moduleAt('lib/records/culinary/data/index.ts');
    return ((module?.foods ?? []) as Food[]).map(({ name, text, protection, ...food }) => ({
      says: `${name.en} (${name.el}), ${[food.islands].flat().join(', ')}${protection ? `, ${protection.toUpperCase()}` : ''}: ${text.en}`,
      place: `lib/records/culinary/data ${food.id}`,
      sources: [titled(food.source)],
      checkedOn: food.checkedOn,
    }));
  },
};

interface Price {
  item: string;
  group: string;
  season: string;
  range: { low: number; likely: number; high: number };
  basis: string;
  sources: string[];
}

export const costs: Source = {
  name: 'costs',
  kind: 'fact',
  read: async () => {
    const table = (await moduleAt('lib/records/costs/data.ts'))?.costs as Price[] | undefined;
    const named = await moduleAt('lib/records/costs/sources.ts');
    const known = (named?.costSources ?? {}) as Record<
      string,
      { title: { en: string }; url: string }
    >;
    return (table ?? []).map(({ item, group, season, range, basis, sources }) => {
      const [low, likely, high] = [range.low, range.likely, range.high].map((cents) => cents / 100);
      return {
        says: `${item}, ${group} islands, season ${season}: €${low} to €${high}, plan with €${likely} (${basis})`,
        place: `lib/records/costs/data.ts ${item} ${group} ${season}`,
        sources: sources.length
          ? Object.entries(known)
              .filter(([id]) => sources.includes(id))
              .map(([, { title, url }]) => titled({ title: title.en, url }))
          : ['our own estimate: is it one you would give?'],
        checkedOn: String(named?.costsCheckedOn ?? ''),
        isOwn: basis === 'estimate',
      };
    });
  },
};

interface Transfer {
  id: string;
  roadKm: number | null;
  minutes: [number, number];
  price: { low: number; high: number; basis: string } | null;
  pattern: { en: string };
  estimates: string[];
  sources: string[];
  checkedOn: string;
}

export const transfers: Source = {
  name: 'transfers',
  kind: 'fact',
  read: async () => {
    const folder = 'lib/booking/transfers/data';
    const list = (await moduleAt(`${folder}/index.ts`))?.transfers as Transfer[] | undefined;
    const named = (await moduleAt(`${folder}/sources/index.ts`))?.transferSources ?? {};
    const known = named as Record<string, { title: string; url: string }>;
    return (list ?? []).map(({ id, roadKm, minutes, price, pattern, ...transfer }) => {
      const parts = [
        `${minutes.join(' to ')} min`,
        ...(roadKm ? [`${roadKm} km`] : []),
        ...(price ? [`€${price.low / 100} to €${price.high / 100} (${price.basis})`] : []),
        ...(transfer.estimates.length ? [`our own: ${transfer.estimates.join(', ')}`] : []),
      ];
      return {
        says: `${id}: ${parts.join(', ')}. ${pattern.en}`,
        place: `${folder} ${id}`,
        sources: transfer.sources.flatMap((one) => known[one] ?? []).map(titled),
        checkedOn: transfer.checkedOn,
        isOwn: transfer.estimates.length > 0 && price?.basis !== 'published',
      };
    });
  },
};
