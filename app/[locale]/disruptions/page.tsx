import { headers } from 'next/headers';
import { connection } from 'next/server';
import { feedAddresses } from '@/app/feeds/disruptions-feed';
import { DisruptionsPage } from '@/components/disruptions/disruptions-page';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { getDisruptions } from '@/lib/sea/ferries/disruptions/operation';
import { disruptionsNow } from '@/lib/sea/ferries/disruptions/queries';
import { liveNetwork } from '@/lib/sea/timetable/queries';

// Rendered for each request from memory, so that it is as fresh as its sources (ADR 49).
export const instant = false;

export async function generateMetadata() {
  const { rss, json } = feedAddresses(await currentLocale());
  const feeds = { 'application/rss+xml': rss, 'application/feed+json': json };
  return metadataOf('disruptions', routes.disruptions, { feeds });
}

/** Disruptions of all boats, or of those of the place or line in the address. */
export default async function Page({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  await connection();
  const outcome = await getDisruptions.run(query, { headers: await headers() });
  const scope = outcome.state === 'ok' ? outcome.result : {};
  const network = liveNetwork();
  const place = network.stations.get(scope.place ?? '');
  const line = network.lines.get(scope.line ?? '');
  const name = [place, line].flatMap((one) => one?.name[locale] ?? []).join(', ');
  return (
    <DisruptionsPage
      locale={locale}
      network={network}
      found={disruptionsNow(scope)}
      name={name || undefined}
      isUnknown={outcome.state !== 'ok'}
      feeds={feedAddresses(locale, scope)}
    />
  );
}
