import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/foundation/i18n/request.ts');

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
];

/** Files that other sites may embed: share images, charts and icons. */
const shownAnywhere = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

const openToAll = [
  ...shownAnywhere,
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Access-Control-Allow-Methods', value: 'GET, HEAD, OPTIONS' },
  { key: 'Access-Control-Allow-Headers', value: 'Accept, Content-Type, If-None-Match' },
  {
    key: 'Access-Control-Expose-Headers',
    value: 'Content-Disposition, ETag, Retry-After, X-Feed-Label',
  },
];

/** Instances share what 'use cache' holds through the store of REDIS_URL (ADR 60). Builds and `next dev` do not. */
const sharedBy = (phase) =>
  phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL
    ? {
        cacheHandlers: {
          default: fileURLToPath(
            new URL('lib/foundation/instances/cache-handler.ts', import.meta.url),
          ),
        },
      }
    : {};

/** @type {import('next').NextConfig} */
const nextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Names the release: a page of another one loads whole pages from this one, not parts of them.
  deploymentId: process.env.NEXT_DEPLOYMENT_ID || undefined,
  // Loaded by Node, and only where a store is set.
  serverExternalPackages: ['@redis/client'],
  poweredByHeader: false,
  // Not used, and a public image resizer would have no rate limit.
  images: { unoptimized: true },
  // The server compresses documents whole (server/README.md).
  compress: false,
  // npm test checks types once, before the build.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // By default one processor waits while the others render pages: half of a small machine.
    cpus: Math.min(4, Math.max(2, availableParallelism())),
    // Writing it takes longer than a fresh clone, a container or a test gains from it.
    turbopackFileSystemCacheForBuild: false,
    // A picture sent without JavaScript comes as it left the camera; the limit of pictures is checked after.
    serverActions: { bodySizeLimit: '6mb' },
    // It would render the frame of a page a second time for every answer to a query, and send it along (ADR 47).
    cachedNavigations: false,
    // In a read-only container, regenerated pages are kept in memory (docs/operations.md).
    isrFlushToDisk: process.env.KEEP_PAGES_ON_DISK !== 'false',
  },
  pageExtensions: ['ts', 'tsx'],
  // Read from disk when the site runs, so no import names them.
  outputFileTracingIncludes: {
    '/*': [
      'lib/sea/timetable/typical/gtfs/*.txt',
      'lib/assistant/built-in/intent/weights.bin',
      'lib/assistant/built-in/roles/weights.bin',
      'content/**/*.mdx',
    ],
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      // The API is about boats, places and prices, not people: anybody's page may read it, refusals too.
      { source: '/api/:wing(ferries|listings|weather|budget|map)/:path*', headers: openToAll },
      { source: '/:folder(og|icons|charts|map)/:file*', headers: shownAnywhere },
      {
        // Artwork carries a hash of its content in its name.
        source: '/:folder(charts|map)/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ];
  },
};

export default (phase) => withNextIntl({ ...nextConfig, ...sharedBy(phase) });
