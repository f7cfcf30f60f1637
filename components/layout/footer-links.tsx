import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current';
import { routes } from '@/lib/routes/register';
import { footerGroups, type MenuIsland, moreSlugs, pickIslands, popularSlugs } from './menu';
import { SiteLink } from './site-link';

interface FooterLink {
  href: string;
  label: string;
}

/** Every link of the footer, by group. */
export async function FooterLinks({ islands }: { islands: readonly MenuIsland[] }) {
  const [t, locale] = await Promise.all([getTranslations('footer'), currentLocale()]);

  const toIslands = (slugs: Parameters<typeof pickIslands>[1]): FooterLink[] =>
    pickIslands(islands, slugs).map(({ slug, name }) => ({
      href: routes.island(slug),
      label: name[locale],
    }));

  const toPages = (group: keyof typeof footerGroups): FooterLink[] =>
    footerGroups[group].map(([text, href]) => ({ href, label: t(`links.${text}`) }));

  return (
    <nav
      id="all-links"
      aria-label={t('label')}
      className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-rule pt-8 md:grid-cols-3 lg:grid-cols-6"
    >
      <div>
        <Group title={t('popularIslands')} links={toIslands(popularSlugs)} />
        <Group className="mt-8" title={t('moreIslands')} links={toIslands(moreSlugs.slice(0, 6))} />
      </div>
      <Group title={t('groups.travel')} links={toPages('travel')} />
      <Group title={t('groups.plan')} links={toPages('plan')} />
      <Group title={t('groups.read')} links={toPages('read')} />
      <Group title={t('groups.company')} links={toPages('company')} />
      <Group title={t('groups.legal')} links={toPages('legal')} />
    </nav>
  );
}

interface GroupProps {
  title: string;
  links: FooterLink[];
  className?: string;
}

function Group({ title, links, className = '' }: GroupProps) {
  return (
    <section className={className}>
      <h2 className="font-display text-lg!">{title}</h2>
      <ul className="mt-1">
        {links.map(({ href, label }) => (
          <li key={label}>
            {/* Sixty links that come into view together: none is fetched before it is asked for. */}
            <SiteLink
              href={href}
              className="flex min-h-8 items-center py-1 font-ui text-sm leading-tight underline-offset-4 hover:underline max-md:min-h-10"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
