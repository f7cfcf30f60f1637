import type { Metadata } from 'next';
import {
  defaultLocale,
  intlTag,
  type Locale,
  locales,
  otherLocales,
} from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { findRoute } from './find';
import type { RoutePath } from './register';
import { shareImageOf } from './share-images';

export interface PageMetadataInput {
  locale: Locale;
  /** Site path without language prefix, e.g. `/islands/naxos`. */
  path: RoutePath;
  /** Query of a list that is a page of its own, `?island=naxos`. */
  query?: string;
  /** Without the product's name, which is added. */
  title: string;
  /** Puts the product's name first, for the product's own page. */
  productFirst?: boolean;
  description: string;
  /** Hides the page from search engines although its family is listed: a sample among listings. */
  unlisted?: boolean;
  keywords?: string[];
  /** Site path of a share image of 1200 × 630, where it is not the one of the register. */
  ogImage?: string;
  /** Addresses of its feeds by media type. */
  feeds?: Readonly<Record<string, string>>;
  ogType?: 'website' | 'article';
  article?: {
    publishedTime?: string;
    modifiedTime?: string;
    authors?: string[];
    tags?: string[];
  };
}

/** Number of characters of a title that search engines show, with the product's name. */
export const longestTitle = 60;

/** Language as the Open Graph protocol writes it: `en_GB`. */
const ogLocale = (locale: Locale): string => intlTag(locale).replace('-', '_');

/** A title and the product's name, as they are shared. */
function branded({
  title,
  productFirst,
}: Pick<PageMetadataInput, 'title' | 'productFirst'>): string {
  return productFirst ? `${site.name}: ${title}` : `${title} | ${site.name}`;
}

/** The absolute address of a page in a language. */
export function absoluteUrl(path: string, locale: Locale = defaultLocale): string {
  return `${site.origin}${localizePath(path, locale)}`.replace(/\/$/, '') || site.origin;
}

/** Absolute addresses of a page in every language, with `x-default` for everyone else. */
export function languageAlternates(path: string, query = ''): Record<string, string> {
  return {
    ...Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(path, locale) + query])),
    'x-default': absoluteUrl(path, defaultLocale) + query,
  };
}

/**
 * Title, description, canonical, hreflang and share tags of a page, built only here. Pages not listed in the register
 * are `noindex`.
 */
export function pageMetadata(input: PageMetadataInput): Metadata {
  const { locale, path, query = '', title, description, ogType = 'website', article } = input;
  const url = absoluteUrl(path, locale) + query;
  const shared = branded(input);
  const image = {
    url: `${site.origin}${input.ogImage ?? shareImageOf(path, locale)}`,
    width: 1200,
    height: 630,
    alt: title,
  };
  return {
    // Omits the product's name if the record's title leaves no room for it.
    title: { absolute: shared.length > longestTitle ? title : shared },
    description,
    keywords: input.keywords,
    alternates: { canonical: url, languages: languageAlternates(path, query), types: input.feeds },
    robots:
      findRoute(path)?.route.listed && !input.unlisted ? undefined : { index: false, follow: true },
    openGraph: {
      ...(ogType === 'article' ? { type: 'article', ...article } : { type: 'website' }),
      title: shared,
      description,
      url,
      siteName: site.name,
      locale: ogLocale(locale),
      alternateLocale: otherLocales(locale).map(ogLocale),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: shared, description, images: [image.url] },
  };
}
