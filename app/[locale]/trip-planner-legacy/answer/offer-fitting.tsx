import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';

/** Offer of a plan with as many of the islands as fit, in place of the refusal of all of them. */
export async function OfferFitting({ path }: { path: string }) {
  const t = await getTranslations('planner.fitting');
  return (
    <section role="alert" className="page-grid pb-8">
      <div className="border-l-2 border-accent bg-deep px-5 py-5">
        <p className="measure">{t('text')}</p>
        <SiteLink href={path} className="text-link inline-flex min-h-11 items-center py-2 font-ui">
          {t('link')}
        </SiteLink>
      </div>
    </section>
  );
}
