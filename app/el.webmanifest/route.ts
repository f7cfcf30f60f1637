import { webManifest } from '@/lib/offline/web-manifest';

/** The site as an app, of the Greek pages; app/manifest.ts is that of the English ones. */
export async function GET() {
  return Response.json(await webManifest('el'), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
