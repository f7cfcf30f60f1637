import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { Shell } from '@/components/layout/shell';
import { locales } from '@/lib/i18n/locales';
import { site } from '@/lib/site';
import '@/styles/globals.css';
import { fontVariables } from '../fonts';

// Every page below is complete at build: reading cookies or headers here would fail the build.
export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    metadataBase: new URL(site.origin),
    title: { default: site.name, template: `%s | ${site.name}` },
    description: t('description'),
    applicationName: site.name,
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
  const locale = await rootLocale();
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  );
}
