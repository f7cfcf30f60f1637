import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { BreadcrumbData } from '@/components/seo/structured-data';
import { routes } from '@/lib/platform/routes/register';

export interface Crumb {
  /** Path without language prefix. */
  path: string;
  label: string;
}

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  /** Breadcrumbs from the home page, without it, to this page. */
  crumbs: Crumb[];
  /**
   * Takes little room, on a phone without the introduction: what follows answers a question, and
   * should be seen at once.
   */
  isCompact?: boolean;
  children?: ReactNode;
}

/** Header of an inner page: breadcrumbs, title and introduction. */
export async function PageHeader({
  title,
  intro,
  crumbs,
  isCompact = false,
  children,
}: PageHeaderProps) {
  return (
    <header
      className={
        isCompact ? 'page-grid pt-4 pb-1 md:pt-6 md:pb-4' : 'page-grid pt-6 pb-6 md:pt-8 md:pb-10'
      }
    >
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={isCompact ? 'mt-2' : 'mt-4'}>{title}</h1>
      {intro ? (
        <p
          className={`measure leading-snug text-ink-2 md:text-lg ${isCompact ? 'mt-2 max-md:hidden' : 'mt-4'}`}
        >
          {intro}
        </p>
      ) : null}
      {children}
    </header>
  );
}

/** Breadcrumbs, for visitors and, as JSON-LD, for search engines. */
export async function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = await getTranslations('common');
  const trail = [{ path: routes.home, label: t('home') }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumbs')} className="font-ui text-sm text-ink-2">
      <BreadcrumbData trail={trail} />
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ path, label }, index) => (
          <li key={path} className="flex gap-x-2">
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <SiteLink href={path} className="hover:text-ink hover:underline">
                  {label}
                </SiteLink>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
