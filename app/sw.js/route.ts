import { workerScript } from '@/lib/offline/script';

/** The service worker, made with the build (ADR 48). */
export function GET() {
  return new Response(workerScript(), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      // The browser looks for a newer one by itself; nothing in between may keep an old one.
      'Cache-Control': 'no-cache',
    },
  });
}
