import type { MetadataRoute } from 'next';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [`${routes.api}/`, '/*?lng='] },
    sitemap: `${site.origin}${routes.sitemapFile}`,
    host: site.origin,
  };
}
