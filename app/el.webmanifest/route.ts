import { webManifest } from '@/lib/platform/offline/web-manifest';

/** Web app manifest of the Greek pages; app/manifest.ts is the English one. */
export async function GET() {
  return Response.json(await webManifest('el'), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
