import { BreadcrumbJsonLd } from 'next-seo';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { site } from '@/lib/foundation/site';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { SchemaData } from './schema-data';

/** Breadcrumbs of a page, for search engines. Paths without language prefix. */
export async function BreadcrumbData({ trail }: { trail: { path: string; label: string }[] }) {
  const locale = await currentLocale();
  return (
    <BreadcrumbJsonLd
      items={trail.map(({ path, label }) => ({ name: label, item: absoluteUrl(path, locale) }))}
    />
  );
}

/** Structured data about publisher and site search, for the home page. */
export async function SiteData() {
  const locale = await currentLocale();
  const home = absoluteUrl(routes.home, locale);
  const organization = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: site.origin,
    logo: `${site.origin}/icons/icon-512.png`,
    sameAs: site.social.map(({ url }) => url),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.name,
    url: home,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(routes.search, locale)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
  return <SchemaData id="site" data={{ '@graph': [organization, website] }} />;
}
