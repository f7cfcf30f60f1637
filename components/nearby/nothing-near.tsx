import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';

interface NothingNearProps {
  title: string;
  /** Advice: nearest place, or more kinds to choose. */
  sentences: readonly string[];
  /** Links that keep the starting point, as paths without language prefix. */
  actions: readonly { href: string; label: string }[];
  filter: ReactNode;
  /**
   * Alternative islands to start from, as paths without language prefix; empty if that would not
   * help.
   */
  islands: readonly { href: string; name: string }[];
}

/** Message for an empty result: reason, distance of the nearest place, and further links. */
export async function NothingNear({
  title,
  sentences,
  actions,
  filter,
  islands,
}: NothingNearProps) {
  const t = await getTranslations('nearby.empty');
  return (
    <section className="page-grid py-10">
      <h2>{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="measure mt-3 text-lg leading-snug">
          {sentence}
        </p>
      ))}
      {actions.length > 0 ? (
        <p className="mt-6 flex flex-wrap gap-3">
          {actions.map(({ href, label }) => (
            <SiteLink key={href} href={href} className={buttonClass()}>
              {label}
            </SiteLink>
          ))}
        </p>
      ) : null}
      {filter ? <div className="mt-8 max-w-[38rem] border-t border-rule pt-5">{filter}</div> : null}
      {islands.length > 0 ? (
        <nav aria-label={t('islands')} className="mt-10">
          <h3>{t('islands')}</h3>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 font-ui sm:grid-cols-3 lg:grid-cols-6">
            {islands.map(({ href, name }) => (
              <li key={href} className="border-t border-rule">
                <SiteLink href={href} className="flex min-h-11 items-center hover:text-accent">
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </section>
  );
}

/** Message for a database outage. The query stays in the URL. */
export async function PlacesUnavailable({ href }: { href: string }) {
  const t = await getTranslations('nearby.unavailable');
  return (
    <section className="page-grid pt-10 pb-20" role="alert">
      <h2>{t('title')}</h2>
      <p className="measure mt-3">{t('text')}</p>
      <p className="mt-6">
        {/* A plain link, because it reloads the page. */}
        <a href={href} className={buttonClass()}>
          {t('again')}
        </a>
      </p>
    </section>
  );
}
