import type { ComponentProps } from 'react';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';

type SiteLinkProps = ComponentProps<'a'> & {
  /** Path without language prefix; the page's language is added. */
  href: string;
  /** `keep` preserves the scroll position on the next page. */
  'data-scroll'?: 'keep' | undefined;
};

/** Link to a page of this site in the current language. Server components only. */
export async function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={localizePath(href, await currentLocale())} {...rest} />;
}
