import { getTranslations } from 'next-intl/server';
import { CompassRose } from '@/components/ui/compass-rose';
import { site } from '@/lib/site';
import { SiteLink } from './site-link';

/** The name of the product with its rose; leads home. */
export async function Wordmark() {
  const t = await getTranslations('navigation');
  return (
    <SiteLink
      href="/"
      aria-label={t('homeLink', { name: site.name })}
      className="flex min-h-11 items-center gap-2 font-display text-[1.2rem] leading-none whitespace-nowrap min-[400px]:text-[1.35rem] xl:text-[1.4rem]"
    >
      <CompassRose className="size-8 xl:size-9" />
      {site.name}
    </SiteLink>
  );
}
