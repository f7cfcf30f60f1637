import { workerScript } from '@/lib/platform/offline/script';

/** The service worker, generated with the build (ADR 48). */
export function GET() {
  return new Response(workerScript(), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // The browser checks for updates itself; no cache in between may hold an old version.
      'Cache-Control': 'no-cache',
    },
  });
}
