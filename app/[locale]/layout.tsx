import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { HeadScripts } from '@/components/layout/head-scripts';
import { Shell } from '@/components/layout/shell';
import { addressLocale } from '@/lib/foundation/i18n/address-locale';
import { locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { manifestOf } from '@/lib/platform/offline/web-manifest';
import { allIslands } from '@/lib/records/islands/queries';
import '@/styles/globals.css';
import { fontVariables } from '@/app/fonts';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('common'), addressLocale()]);
  return {
    metadataBase: new URL(site.origin),
    title: { default: site.name, template: `%s | ${site.name}` },
    description: t('description'),
    applicationName: site.name,
    manifest: manifestOf(locale),
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f3e8' },
    { media: '(prefers-color-scheme: dark)', color: '#07121d' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await addressLocale();
  const islands = allIslands().map(({ slug, name }) => ({ slug, name }));
  return (
    // The head script sets attributes on <html> before React sees it.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body>
        <Shell islands={islands}>{children}</Shell>
      </body>
    </html>
  );
}
