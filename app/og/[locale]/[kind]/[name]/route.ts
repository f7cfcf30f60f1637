import { notFound } from 'next/navigation';
import { drawShareImage } from '@/components/og/share-image';
import { findShareImage, shareImagePaths } from '../../../share-image-subjects';

/** Share images drawn during the build: `/og/en/island/naxos.png`. */
export function generateStaticParams() {
  return shareImagePaths();
}

async function drawnOnce(locale: string, kind: string, name: string) {
  'use cache';
  const subject = await findShareImage(locale, kind, name);
  return subject && (await drawShareImage(subject));
}

export async function GET(
  _request: Request,
  { params }: RouteContext<'/og/[locale]/[kind]/[name]'>,
) {
  const { locale, kind, name } = await params;
  const png = await drawnOnce(locale, kind, name);
  if (!png) notFound();
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
