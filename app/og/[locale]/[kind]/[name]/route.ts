import { notFound } from 'next/navigation';
import { drawShareImage } from '@/components/og/share-image';
import { findShareImage, shareImagePaths } from '../../../share-image-subjects';

/** The build draws one share image; Next draws the others on their first request, and keeps them. */
export function generateStaticParams() {
  return shareImagePaths().slice(0, 1);
}

async function drawingOf(locale: string, kind: string, name: string) {
  'use cache';
  const subject = await findShareImage(locale, kind, name);
  return subject && (await drawShareImage(subject));
}

/** A share image: `/og/en/island/naxos.png`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/og/[locale]/[kind]/[name]'>,
) {
  const { locale, kind, name } = await params;
  const png = await drawingOf(locale, kind, name);
  if (!png) notFound();
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
