import type { ComponentProps } from 'react';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';

type SiteLinkProps = ComponentProps<'a'> & {
  /** Site path without language prefix; the page's language is added. */
  href: string;
  /** `keep`: the page that follows stands where this one stood. */
  'data-scroll'?: 'keep' | undefined;
};

/** A link to a page of this site, in the language of the page it stands on. Server components only. */
export async function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={localizePath(href, await currentLocale())} {...rest} />;
}
