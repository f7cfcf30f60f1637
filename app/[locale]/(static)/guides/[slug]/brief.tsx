import { cacheLife } from 'next/cache';
import { GuideBrief } from '@/components/guides/guide-brief';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { onwardFrom } from '@/lib/sea/ferries/ferry-routes/queries';
import { comparedIsland } from '@/lib/trips/compare/facts';

/** Brief of an island's guide; kept without end, as it is made of records and the timetable that ship with the site. */
export async function Brief({ slug, locale }: { slug: IslandSlug; locale: Locale }) {
  'use cache';
  cacheLife('max');
  return <GuideBrief facts={comparedIsland(slug)} onward={onwardFrom(slug)} locale={locale} />;
}
