import { notFound } from 'next/navigation';
import { type ListingKind, listingKinds } from '@/lib/booking/listings/filters';
import { mentionedListings } from '@/lib/booking/listings/mentioned';
import { isLocale } from '@/lib/foundation/i18n/locales';
import { recordState } from '@/lib/platform/supabase/record-slugs';
import { listingShareImage } from '../../../../listing-image';

const away = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } });

const isKind = (name: string): name is ListingKind => listingKinds.some((kind) => kind === name);

/**
 * Share image of a listing, drawn on its first request: `/og/en/listings/hotels/<slug>.png`. Checks
 * that the listing exists as the middleware does, so that made-up names put little load on the
 * backend.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/og/[locale]/listings/[kind]/[name]'>,
) {
  const { locale, kind, name } = await params;
  const slug = /^([a-z0-9-]{3,80})\.png$/.exec(name)?.[1];
  if (!isLocale(locale) || !isKind(kind) || !slug) notFound();
  const state = await recordState(kind, slug);
  if (state === 'unknown') return away();
  if (state === 'missing') notFound();
  const found = await mentionedListings(kind, [slug]);
  if (found.state !== 'found') return away();
  const [listing] = found.data;
  if (!listing) notFound();
  const png = await listingShareImage(locale, listing);
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
